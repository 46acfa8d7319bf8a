import { randomUUID } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { languages } from '@/lib/domain/languages'
import { toMatchable } from '@/lib/domain/text'
import { invalid } from '../database/conflict'
import { idOf } from '../database/id-of'
import { labelFor } from '../labels'
import { alignOrder, linkProfiles, profilesOf, renewRevision } from './profiles'
import { assertNamed, createMissing, keyOf, sharedChanges, updateProfile, type Person } from './write-profiles'
import type { Member } from '../payload-types'
import { isRestoring, isTrashing } from '../hooks/trash'

export const matchFullName: CollectionBeforeChangeHook = ({ data }) =>
  typeof data.fullName === 'string' ? { ...data, fullNameMatch: toMatchable(data.fullName) } : data

const isStaff = ({ user }: PayloadRequest) => user?.collection === 'staff'

const withPerson = (id: number) => `withPerson:${id}`

/** Saves the profiles of a person in the other languages. Returns whether one was created. */
async function saveOthers(req: PayloadRequest, person: Person, before: Person, profiles: Member[]): Promise<boolean> {
  if (profiles.some(({ language }) => language === person.language))
    throw invalid(req, 'members', { path: 'language', message: labelFor(req, 'profileLanguageTaken') })
  for (const language of languages) if (language !== person.language) assertNamed(req, language, person[language] ?? {})
  const shared = sharedChanges(person, before)
  for (const profile of profiles) await updateProfile(req, profile, person[profile.language], shared)
  const isNew = await createMissing(
    req,
    person,
    profiles.map(({ language }) => language),
  )
  if (isNew) await alignOrder(req)
  return isNew
}

/**
 * Saves a person in all languages, in the transaction of the record that stands for the person: what its form says in
 * the other ones, and what changed of the fields that all share. Only for staff: an import writes each language itself.
 */
export const saveProfiles: CollectionBeforeChangeHook<Person> = async ({ data, operation, originalDoc, req }) => {
  const person = { ...originalDoc, ...data } as Person
  if (!isStaff(req) || person.mainProfile || isTrashing(person, originalDoc) || isRestoring(person, originalDoc))
    return data
  const before = operation === 'update' ? originalDoc : undefined
  const profiles = before ? await profilesOf(req, before.id) : []
  const hasOthers =
    profiles.length > 0 || languages.some((language) => language !== person.language && person[language]?.fullName)
  // The key must not change when the address does.
  const translationKey = person.translationKey || (hasOthers ? (originalDoc?.slug ?? person.slug) : null)
  if (!before) return { ...data, translationKey }
  const isNew = await saveOthers(req, { ...person, translationKey }, before, profiles)
  return profiles.length > 0 || isNew ? { ...data, translationKey } : data
}

async function followToTrash(req: PayloadRequest, person: Member, before: Member | undefined): Promise<void> {
  const [isGoing, isComing] = [isTrashing(person, before), isRestoring(person, before)]
  if (!isGoing && !isComing) return
  for (const { id } of await profilesOf(req, person.id, isComing))
    await req.payload.update({
      collection: 'members',
      id,
      data: { deletedAt: isGoing ? person.deletedAt : null },
      trash: true,
      depth: 0,
      context: { [withPerson(id)]: true },
      req,
    })
}

async function relink(req: PayloadRequest, doc: Person, before: Person | undefined): Promise<void> {
  const isMoved = !before || keyOf(before) !== keyOf(doc) || before.language !== doc.language
  if (isMoved || isTrashing(doc, before) || isRestoring(doc, before)) {
    if (before && keyOf(before) !== keyOf(doc)) await linkProfiles(req, keyOf(before))
    await linkProfiles(req, keyOf(doc))
  }
}

export const settleProfiles: CollectionAfterChangeHook<Person> = async ({ data, doc, operation, previousDoc, req }) => {
  if (req.context[withPerson(doc.id)]) return doc
  const before = operation === 'update' ? previousDoc : undefined
  await followToTrash(req, doc, before)
  await relink(req, doc, before)
  const main = idOf(doc.mainProfile)
  if (before && main) await renewRevision(req, main, randomUUID())
  if (!isStaff(req)) return doc
  if (operation === 'create' && !doc.mainProfile) {
    const person = { ...data, ...doc, ...groupsIn(data) } as Person
    if (await createMissing(req, person, [])) await alignOrder(req)
  }
  if (before && doc._order !== before._order) await alignOrder(req)
  return withProfiles(req, doc)
}

const groupsIn = (data: Partial<Person>) => ({ vi: data.vi, en: data.en, zh: data.zh })

async function withProfiles(req: PayloadRequest, doc: Person): Promise<Person> {
  if (doc.mainProfile) return doc
  const profiles = await profilesOf(req, doc.id, Boolean(doc.deletedAt))
  const groups = profiles.map(({ language, fullName, name, description, memberDetails, slug }) => [
    language,
    { fullName, name, description, memberDetails, slug },
  ])
  return { ...doc, ...Object.fromEntries(groups) } as Person
}

export const readProfiles: CollectionAfterReadHook<Person> = ({ doc, findMany, req }) =>
  findMany || !isStaff(req) ? doc : withProfiles(req, doc)

export const deleteProfiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const isTrashed of [false, true])
    for (const profile of await profilesOf(req, Number(id), isTrashed))
      await req.payload.delete({ collection: 'members', id: profile.id, trash: true, depth: 0, req })
}
