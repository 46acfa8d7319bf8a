import { z } from 'zod'
import { decodeSegment, isId } from '@/lib/domain/ids'
import { isLanguage, languages } from '@/lib/domain/languages'
import type { Former } from '@/lib/backend/model'
import { getArticle, getFormerArticle } from '@/lib/queries/articles'
import { getFormerLegalText, getLegalText } from '@/lib/queries/legal-texts'
import { getFormerMember, getMember } from '@/lib/queries/members'
import {
  articleCropPath,
  articlePreviewPath,
  legalTextPreviewPath,
  memberPreviewPath,
  screenPreviewPath,
} from './address'
import {
  articleCard,
  articleCrop,
  cropRatios,
  legalTextCard,
  memberCard,
  previewScreens,
  screenCard,
  type Card,
} from './card'

const file = z.string().regex(/^[\w-]{1,64}\.jpg$/)

const address = z.union([
  z.tuple([z.enum(['article', 'member']), z.string().refine(isId), file]),
  z.tuple([z.literal('legal-text'), z.string(), file]),
  z.tuple([z.literal('screen'), z.templateLiteral([z.enum(languages), '-', z.enum(previewScreens)]), file]),
])

interface Found {
  card: Card
  path: string
}

/** Finds a resource by a former id, so that the images of shared old addresses still work. */
async function present<T>(
  requested: Promise<Former<{ id: string }> | undefined>,
  get: (id: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const former = await requested
  return typeof former === 'object' ? get(former.movedTo.id) : undefined
}

const readers = {
  article: async (id: string, file: string): Promise<Found | undefined> => {
    const article = (await getArticle(id)) ?? (await present(getFormerArticle(id), getArticle))
    const ratio = cropRatios.find((each) => file.endsWith(`-${each}.jpg`))
    if (!article || !ratio) return article && { card: articleCard(article), path: articlePreviewPath(article) }
    const [card, path] = [articleCrop(article, ratio), articleCropPath(article, ratio)]
    return card && path ? { card, path } : undefined
  },
  'legal-text': async (name: string): Promise<Found | undefined> => {
    const [, language, id = ''] = /^(\w\w)-(.+)$/.exec(name) ?? []
    if (!isLanguage(language) || !isId(id)) return undefined
    const text = (await getLegalText(id)) ?? (await present(getFormerLegalText(id), getLegalText))
    return text && { card: legalTextCard(language, text), path: legalTextPreviewPath(language, text) }
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
} satisfies Record<z.infer<typeof address>[0], (name: string, file: string) => Promise<Found | undefined>>

/** The current card of the image at a path; undefined if there is no such resource. Throws BackendUnavailable. */
export async function cardAt(path: string): Promise<Found | undefined> {
  const parsed = address.safeParse(path.split('/').slice(2).map(decodeSegment))
  if (!parsed.success) return undefined
  const [kind, name, file] = parsed.data
  return readers[kind](name, file)
}
