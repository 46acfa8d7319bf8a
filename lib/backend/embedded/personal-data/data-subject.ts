import type { Payload, Where } from 'payload'
import { z } from 'zod'
import { cleanPhone } from '@/lib/domain/phone'
import { idOf } from '../database/id-of'
import type { Account, ConsultationRequest, InteractedArticle, Mail } from '../payload-types'

/** Whoever signed in without an e-mail address is named by their sign-in id in its place. */
export const dataSubject = z
  .object({
    email: z
      .string()
      .default('')
      .transform((typed) => typed.normalize('NFC').trim().toLowerCase()),
    phone: z.string().default('').transform(cleanPhone),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '')

export type DataSubject = z.infer<typeof dataSubject>

export interface PersonalData {
  requests: ConsultationRequest[]
  mails: Mail[]
  accounts: Account[]
  interactions: InteractedArticle[]
}

export const filesOf = ({ requests }: PersonalData): number[] =>
  [...new Set(requests.map(({ file }) => idOf(file)))].filter((id) => id !== undefined)

const isSame = (stored: string | null | undefined, email: string) =>
  email !== '' && stored?.trim().toLowerCase() === email

const toReaders: Mail['kind'][] = ['CONFIRMATION', 'ANSWER']
const toStaff: Mail['kind'][] = ['REMINDER', 'PASSWORD_RESET', 'REVIEW_ASKED', 'REVIEW_RETURNED', 'REVIEW_APPROVED']

/** Mails to staff are part of the work while they are staff. */
async function kindsOwnedBy(backend: Payload, email: string): Promise<Mail['kind'][]> {
  const { totalDocs } = await backend.count({ collection: 'staff', where: { email: { equals: email } } })
  return totalDocs > 0 ? toReaders : [...toReaders, ...toStaff]
}

export async function personalDataOf(backend: Payload, { email, phone }: DataSubject): Promise<PersonalData> {
  const all = { limit: 0, depth: 0, pagination: false } as const
  const withEmail = (field: string): Where[] => (email === '' ? [] : [{ [field]: { like: email } }])
  const requestsWhere: Where = { or: [...withEmail('gmail'), ...(phone === '' ? [] : [{ phone: { equals: phone } }])] }
  const requests = (
    await backend.find({ collection: 'consultation-requests', where: requestsWhere, trash: true, ...all })
  ).docs.filter((row) => isSame(row.gmail, email) || row.phone === phone)
  const accounts =
    email === ''
      ? []
      : (
          await backend.find({
            collection: 'accounts',
            where: { or: [...withEmail('email'), ...withEmail('uid')] },
            ...all,
          })
        ).docs.filter((row) => isSame(row.email, email) || isSame(row.uid, email))
  const writers: Where[] = [
    ...withEmail('userName'),
    ...(accounts.length > 0 ? [{ account: { in: accounts.map(({ id }) => id) } }] : []),
  ]
  const accountIds = new Set<unknown>(accounts.map(({ id }) => id))
  const interactions =
    writers.length === 0
      ? []
      : (await backend.find({ collection: 'interacted-articles', where: { or: writers }, ...all })).docs.filter(
          (row) => isSame(row.userName, email) || accountIds.has(row.account),
        )
  const mailsWhere: Where = { or: [{ request: { in: requests.map(({ id }) => id) } }, ...withEmail('to')] }
  const ids = new Set<unknown>(requests.map(({ id }) => id))
  const kinds = email === '' ? [] : await kindsOwnedBy(backend, email)
  const mails =
    requests.length === 0 && email === ''
      ? []
      : (await backend.find({ collection: 'mails', where: mailsWhere, ...all })).docs.filter(
          (row) => ids.has(row.request) || (kinds.includes(row.kind) && isSame(row.to, email)),
        )
  return { requests, mails, accounts, interactions }
}
