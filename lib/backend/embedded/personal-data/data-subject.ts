import type { CollectionSlug, Payload, Where } from 'payload'
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
  /** Rows of a collection that fit one of the conditions, in the trash too. `like` finds more than the address. */
  async function rowsLike<Slug extends CollectionSlug>(collection: Slug, or: Where[]) {
    if (or.length === 0) return []
    const where: Where = { or }
    return (await backend.find({ collection, where, trash: true, limit: 0, depth: 0, pagination: false })).docs
  }
  const withEmail = (field: string): Where[] => (email === '' ? [] : [{ [field]: { like: email } }])
  const among = (field: string, ids: number[]): Where[] => (ids.length === 0 ? [] : [{ [field]: { in: ids } }])
  const withPhone: Where[] = phone === '' ? [] : [{ phone: { equals: phone } }]
  const requests = (await rowsLike('consultation-requests', [...withEmail('gmail'), ...withPhone])).filter(
    (row) => isSame(row.gmail, email) || (phone !== '' && row.phone === phone),
  )
  const accounts = (await rowsLike('accounts', [...withEmail('email'), ...withEmail('uid')])).filter(
    (row) => isSame(row.email, email) || isSame(row.uid, email),
  )
  const accountIds = accounts.map(({ id }) => id)
  const written = await rowsLike('interacted-articles', [...withEmail('userName'), ...among('account', accountIds)])
  const interactions = written.filter(
    (row) => isSame(row.userName, email) || accountIds.some((id) => id === row.account),
  )
  const requestIds = requests.map(({ id }) => id)
  const kinds = email === '' ? [] : await kindsOwnedBy(backend, email)
  const mails = (await rowsLike('mails', [...among('request', requestIds), ...withEmail('to')])).filter(
    (row) => requestIds.some((id) => id === row.request) || (kinds.includes(row.kind) && isSame(row.to, email)),
  )
  return { requests, mails, accounts, interactions }
}
