import { randomUUID } from 'node:crypto'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { languages, type Language } from '@/lib/domain/languages'
import { idOf } from '../database/id-of'
import { withoutIds } from '../database/without-ids'
import { wordsFor } from '../labels'
import { alignOrder, linkProfiles, profilesOf, renewRevision } from '../members/profiles'
import { changed, isBlank, sharedFields, textFields, type ProfileText } from '../members/profile-text'
import type { Member } from '../payload-types'
import { isRestoring, isTrashing } from './trash'

/** A record with what its form says about the person in the other languages. */
type Person = Member & { [L in Language]?: Partial<ProfileText> }

const isStaff = ({ user }: PayloadRequest) => user?.collection === 'staff'

/** The translation key of a record; one without is on its own, under its address (product decisions 3). */
const keyOf = ({ translationKey, slug }: Pick<Member, 'translationKey' | 'slug'>) => translationKey || slug

const withPerson = (id: number) => `withPerson:${id}`

/** What the record of the person has changed of the fields that all languages share. */
function sharedChanges(person: Person, before: Member): Partial<Member> {
  const fields: Partial<Member> = {}
  for (const field of changed(sharedFields, person, before)) Object.assign(fields, { [field]: person[field] })
  return fields.posts ? { ...fields, posts: withoutIds(fields.posts) } : fields
}

/** Runs a write of one language. A field that it refuses is named as the person's form names it. */
async function inForm<T>(req: PayloadRequest, language: Language, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const { collection, errors } = error.data
    const inGroup = errors.map((each) => ({ ...each, path: `${language}.${each.path}` }))
    throw new ValidationError({ collection, errors: inGroup }, req.t)
  }
}

/** Throws a ValidationError if a language has texts, but no name. */
function assertNamed(req: PayloadRequest, language: Language, text: Partial<ProfileText>): void {
  if (text.fullName?.trim() || isBlank(text)) return
  const errors = [
    { path: `${language}.fullName`, label: wordsFor(req, 'fullName'), message: wordsFor(req, 'profileNeedsName') },
  ]
  throw new ValidationError({ collection: 'members', errors }, req.t)
}

/** Writes a language of a person who has none in it yet. */
async function createProfile(req: PayloadRequest, person: Person, language: Language): Promise<void> {
  const { fullName, name, description, memberDetails, slug } = person[language] ?? {}
  const { gmail, phone, penName, posts, photo, isShow, isHidden } = person
  await inForm(req, language, () =>
    req.payload.create({
      collection: 'members',
      data: {
        ...{ gmail, phone, penName, posts: withoutIds(posts), photo: idOf(photo), isShow, isHidden },
        ...{ fullName: fullName ?? '', name, description, memberDetails: withoutIds(memberDetails) },
        slug: slug || `${person.slug}-${language}`,
        language,
        translationKey: keyOf(person),
      },
      depth: 0,
      req,
    }),
  )
}

/** Writes the languages that a form fills in for the first time. Returns whether there was one. */
async function createMissing(req: PayloadRequest, person: Person, taken: readonly Language[]): Promise<boolean> {
  const missing = languages.filter((language) => {
    return language !== person.language && !taken.includes(language) && person[language]?.fullName?.trim()
  })
  for (const language of missing) await createProfile(req, person, language)
  return missing.length > 0
}

/** Writes a profile as the form of its person has it. A language that was emptied goes to the trash. */
async function updateProfile(
  req: PayloadRequest,
  profile: Member,
  text: Partial<ProfileText> | undefined,
  shared: Partial<Member>,
): Promise<void> {
  const isSent = text?.fullName !== undefined
  const isGone = isSent && isBlank(text)
  const data: Partial<Member> = { ...shared }
  if (isSent && !isGone)
    for (const field of changed(textFields, text, profile))
      if (field !== 'slug' || text.slug) Object.assign(data, { [field]: text[field] })
  const change = isGone ? { deletedAt: new Date().toISOString() } : data
  if (Object.keys(change).length === 0) return
  await inForm(req, profile.language, () =>
    req.payload.update({ collection: 'members', id: profile.id, data: change, depth: 0, req }),
  )
}

/**
 * Saves a person in all languages, in the transaction of the record that stands for the person: what its form says in
 * the other ones, and what changed of the fields that all share. Only for staff: an import writes each language itself.
 */
export const saveProfiles: CollectionBeforeChangeHook<Person> = async ({ data, operation, originalDoc, req }) => {
  const person = { ...originalDoc, ...data } as Person
  if (!isStaff(req) || person.mainProfile || isTrashing(person, originalDoc) || isRestoring(person, originalDoc))
    return data
  const hasOthers = languages.some((language) => language !== person.language && person[language]?.fullName)
  // The key must not change when the address does.
  const translationKey = person.translationKey || (hasOthers ? (originalDoc?.slug ?? person.slug) : null)
  if (operation === 'create' || !originalDoc) return { ...data, translationKey }

  const profiles = await profilesOf(req, originalDoc.id)
  if (profiles.some(({ language }) => language === person.language))
    throw new ValidationError(
      {
        collection: 'members',
        errors: [
          { path: 'language', label: wordsFor(req, 'language'), message: wordsFor(req, 'profileLanguageTaken') },
        ],
      },
      req.t,
    )
  for (const language of languages) if (language !== person.language) assertNamed(req, language, person[language] ?? {})
  const shared = sharedChanges(person, originalDoc)
  for (const profile of profiles) await updateProfile(req, profile, person[profile.language], shared)
  const isNew = await createMissing(
    req,
    { ...person, translationKey },
    profiles.map(({ language }) => language),
  )
  if (isNew) await alignOrder(req)
  return profiles.length > 0 || isNew ? { ...data, translationKey } : data
}

/** The trash takes a person in all languages, and gives all of them back. */
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

/** After a save: which records are one person, their order, and their trash. */
export const settleProfiles: CollectionAfterChangeHook<Person> = async ({ data, doc, operation, previousDoc, req }) => {
  if (req.context[withPerson(doc.id)]) return doc
  const before = operation === 'update' ? previousDoc : undefined
  await followToTrash(req, doc, before)
  const isMoved = !before || keyOf(before) !== keyOf(doc) || before.language !== doc.language
  if (isMoved || isTrashing(doc, before) || isRestoring(doc, before)) {
    if (before && keyOf(before) !== keyOf(doc)) await linkProfiles(req, keyOf(before))
    await linkProfiles(req, keyOf(doc))
  }
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

/** A record with the person in the other languages. */
async function withProfiles(req: PayloadRequest, doc: Person): Promise<Person> {
  if (doc.mainProfile) return doc
  const profiles = await profilesOf(req, doc.id, Boolean(doc.deletedAt))
  const groups = profiles.map(({ language, fullName, name, description, memberDetails, slug }) => [
    language,
    { fullName, name, description, memberDetails, slug },
  ])
  return { ...doc, ...Object.fromEntries(groups) } as Person
}

/** Adds the other languages to a single record that staff read; lists do without. */
export const readProfiles: CollectionAfterReadHook<Person> = ({ doc, findMany, req }) =>
  findMany || !isStaff(req) ? doc : withProfiles(req, doc)

/** Deletes a person for ever in all languages. */
export const deleteProfiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const isTrashed of [false, true])
    for (const profile of await profilesOf(req, Number(id), isTrashed))
      await req.payload.delete({ collection: 'members', id: profile.id, trash: true, depth: 0, req })
}
