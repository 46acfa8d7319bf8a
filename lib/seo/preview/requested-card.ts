import { z } from 'zod'
import { decodeSegment, isId } from '@/lib/domain/ids'
import { languages } from '@/lib/domain/languages'
import type { Former } from '@/lib/backend/model'
import { getArticle, getFormerArticle } from '@/lib/queries/articles'
import { getFormerMember, getMember } from '@/lib/queries/members'
import { articlePreviewPath, memberPreviewPath, screenPreviewPath } from './address'
import { articleCard, memberCard, previewScreens, screenCard, type Card } from './card'

const file = z.string().regex(/^[\w-]{1,64}\.jpg$/)

const address = z.union([
  z.tuple([z.enum(['article', 'member']), z.string().refine(isId), file]),
  z.tuple([z.literal('screen'), z.templateLiteral([z.enum(languages), '-', z.enum(previewScreens)]), file]),
])

interface Found {
  card: Card
  path: string
}

/** Finds a resource by a former id, so that the pictures of shared old addresses still work. */
async function present<T>(
  asked: Promise<Former<{ id: string }> | undefined>,
  get: (id: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const former = await asked
  return typeof former === 'object' ? get(former.movedTo.id) : undefined
}

const readers = {
  article: async (id: string): Promise<Found | undefined> => {
    const article = (await getArticle(id)) ?? (await present(getFormerArticle(id), getArticle))
    return article && { card: articleCard(article), path: articlePreviewPath(article) }
  },
  member: async (id: string): Promise<Found | undefined> => {
    const member = (await getMember(id)) ?? (await present(getFormerMember(id), getMember))
    return member && { card: memberCard(member), path: memberPreviewPath(member) }
  },
  screen: async (name: string): Promise<Found | undefined> => {
    const [language, screen] = [
      languages.find((language) => name.startsWith(language)),
      previewScreens.find((screen) => name.endsWith(`-${screen}`)),
    ]
    return language && screen && { card: screenCard(language, screen), path: screenPreviewPath(language, screen) }
  },
} satisfies Record<z.infer<typeof address>[0], (name: string) => Promise<Found | undefined>>

/**
 * Returns the current card of the picture at a path, or undefined if no such resource exists. Throws
 * BackendUnavailable.
 */
export async function cardAt(path: string): Promise<Found | undefined> {
  const parsed = address.safeParse(path.split('/').slice(2).map(decodeSegment))
  if (!parsed.success) return undefined
  const [kind, name] = parsed.data
  return readers[kind](name)
}
