import { ValidationError, type PayloadRequest } from 'payload'
import { languages, type Language } from '@/lib/domain/languages'
import { invalid } from '../database/conflict'
import { idOf } from '../database/id-of'
import { withoutIds } from '../database/without-ids'
import { labelFor } from '../labels'
import type { Member } from '../payload-types'
import { changed, isBlank, sharedFields, textFields, type ProfileText } from './profile-text'

export type Person = Member & { [L in Language]?: Partial<ProfileText> }

export const keyOf = ({ translationKey, slug }: Pick<Member, 'translationKey' | 'slug'>) => translationKey || slug

export function sharedChanges(person: Person, before: Member): Partial<Member> {
  const fields: Partial<Member> = {}
  for (const field of changed(sharedFields, person, before)) Object.assign(fields, { [field]: person[field] })
  return fields.posts ? { ...fields, posts: withoutIds(fields.posts) } : fields
}

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
export function assertNamed(req: PayloadRequest, language: Language, text: Partial<ProfileText>): void {
  if (text.fullName?.trim() || isBlank(text)) return
  throw invalid(req, 'members', { path: `${language}.fullName`, message: labelFor(req, 'profileNeedsName') })
}

async function createProfile(req: PayloadRequest, person: Person, language: Language): Promise<void> {
  const { fullName, name, description, memberDetails, slug } = person[language] ?? {}
  const { gmail, phone, linkedin, orcid, languagesSpoken, penName, posts, photo, isShow, isHidden } = person
  await inForm(req, language, () =>
    req.payload.create({
      collection: 'members',
      data: {
        ...{ gmail, phone, linkedin, orcid, languagesSpoken },
        ...{ penName, posts: withoutIds(posts), photo: idOf(photo), isShow, isHidden },
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

export async function createMissing(req: PayloadRequest, person: Person, taken: readonly Language[]): Promise<boolean> {
  const missing = languages.filter(
    (language) => language !== person.language && !taken.includes(language) && person[language]?.fullName?.trim(),
  )
  for (const language of missing) await createProfile(req, person, language)
  return missing.length > 0
}

/** Writes a profile as the form of its person has it. A language that was emptied goes to the trash. */
export async function updateProfile(
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
  // The key must not change when the address does.
  if (data.slug && !profile.translationKey) data.translationKey = profile.slug
  const change = isGone ? { deletedAt: new Date().toISOString() } : data
  if (Object.keys(change).length === 0) return
  await inForm(req, profile.language, () =>
    req.payload.update({ collection: 'members', id: profile.id, data: change, depth: 0, req }),
  )
}
