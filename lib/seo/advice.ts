import { previewSize } from '@/lib/domain/preview-size'
import { dayOf } from '@/lib/domain/dates'
import type { ArticleType } from '@/lib/domain/sections'
import { fold, widthOf } from '@/lib/domain/text'

/** Width of a title and a description that Google shows, in Latin letters. On a phone it shows a little less. */
export const shownByGoogle = { title: 60, description: 160 } as const

export interface AdvisedArticle {
  /** As shown to search engines and in shared links, without ' | ILC', which may be cut off without harm. */
  title: string
  description: string
  slug: string
  type: ArticleType
  createDate: Date
  authors: number
  image: { width: number; height: number } | undefined
  text: { length: number; headings: number; imagesWithoutAlt: number }
  isPublished: boolean
  isTitleTaken: boolean
  isTranslated: boolean
}

/** Characters from which a text is hard to read without headings: about three minutes of reading. */
const longText = 3000

const isShouted = (title: string) => {
  const [capitals, small] = [title.match(/\p{Lu}/gu)?.length ?? 0, title.match(/\p{Ll}/gu)?.length ?? 0]
  return capitals >= 10 && small < capitals / 4
}

const saysTheSame = ({ title, description }: AdvisedArticle) => fold(title) === fold(description)

const rules = {
  titleTaken: ({ isTitleTaken }) => isTitleTaken,
  titleCapitals: ({ title }) => isShouted(title),
  titleLong: ({ title }) => widthOf(title) > shownByGoogle.title,
  titleShort: ({ title }) => widthOf(title) < 15,
  descriptionMissing: ({ description }) => description === '',
  descriptionSame: saysTheSame,
  descriptionLong: ({ description }) => widthOf(description) > shownByGoogle.description,
  descriptionShort: (article) =>
    article.description !== '' && !saysTheSame(article) && widthOf(article.description) < 50,
  imageMissing: ({ image }) => image === undefined,
  imageSmall: ({ image }) =>
    image !== undefined && (image.width < previewSize.width || image.height < previewSize.height),
  altMissing: ({ text }) => text.imagesWithoutAlt > 0,
  headingMissing: ({ text }) => text.length > longText && text.headings === 0,
  authorMissing: ({ type, authors }) => type === 'RESEARCH' && authors === 0,
  dateAhead: ({ createDate }, now) => dayOf(createDate) > dayOf(now),
  // After publication, keeping a long address is better than changing it.
  slugLong: ({ slug, isPublished }) => !isPublished && slug.length > 70,
  // News become outdated, so translating them is not advised. Lasting articles are worth the work.
  translationMissing: ({ type, isTranslated }) => type !== 'NEWS' && !isTranslated,
} satisfies Record<string, (article: AdvisedArticle, now: Date) => boolean>

export type Advice = keyof typeof rules

const parts = {
  summary: ({ description }) => description === '',
  alt: ({ text }) => text.imagesWithoutAlt > 0,
  translation: ({ isTranslated }) => !isTranslated,
} satisfies Record<string, (article: AdvisedArticle) => boolean>

export type MissingPart = keyof typeof parts

export function missingIn(article: AdvisedArticle): MissingPart[] {
  const all = Object.keys(parts) as MissingPart[]
  return article.title === '' ? [] : all.filter((part) => parts[part](article))
}

export const allAdvice = Object.keys(rules) as Advice[]

export function adviceFor(article: AdvisedArticle, now: Date): Advice[] {
  return article.title === '' ? [] : allAdvice.filter((advice) => rules[advice](article, now))
}
