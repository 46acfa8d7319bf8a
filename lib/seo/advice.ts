import { previewSize } from '@/lib/domain/preview-size'
import { dayOf } from '@/lib/domain/dates'
import type { ArticleType } from '@/lib/domain/sections'
import { fold } from '@/lib/domain/text'
import { widthOf } from '@/lib/domain/text-width'

/** What Google shows of a title and of a description, in Latin letters; on a phone a little less. */
export const shownByGoogle = { title: 60, description: 160 } as const

/** An article as far as advice can be given on it. */
export interface AdvisedArticle {
  /** As search engines and shared links are told. Without ' | ILC', which may be cut off without harm. */
  title: string
  description: string
  slug: string
  type: ArticleType
  createDate: Date
  authors: number
  /** Undefined where there is none. */
  picture: { width: number; height: number } | undefined
  text: { length: number; headings: number; picturesWithoutAlt: number }
  isPublished: boolean
  /** Whether another published article is called the same. */
  isTitleTaken: boolean
  isTranslated: boolean
}

/** Letters of a text that visitors no longer take in without headings: about three minutes. */
const longText = 3000

const isShouted = (title: string) => {
  const [capitals, small] = [title.match(/\p{Lu}/gu)?.length ?? 0, title.match(/\p{Ll}/gu)?.length ?? 0]
  return capitals >= 10 && small < capitals / 4
}

const saysTheSame = ({ title, description }: AdvisedArticle) => fold(title) === fold(description)

/** Each piece of advice, most important first, and when it is given. */
const rules = {
  titleTaken: ({ isTitleTaken }) => isTitleTaken,
  titleCapitals: ({ title }) => isShouted(title),
  titleLong: ({ title }) => widthOf(title) > shownByGoogle.title,
  titleShort: ({ title }) => widthOf(title) < 15,
  descriptionMissing: ({ description }) => description === '',
  descriptionSame: saysTheSame,
  descriptionLong: ({ description }) => widthOf(description) > shownByGoogle.description,
  descriptionShort: (article) => article.description !== '' && !saysTheSame(article) && widthOf(article.description) < 50,
  pictureMissing: ({ picture }) => picture === undefined,
  pictureSmall: ({ picture }) => picture !== undefined && (picture.width < previewSize.width || picture.height < previewSize.height),
  altMissing: ({ text }) => text.picturesWithoutAlt > 0,
  headingMissing: ({ text }) => text.length > longText && text.headings === 0,
  authorMissing: ({ type, authors }) => type === 'RESEARCH' && authors === 0,
  dateAhead: ({ createDate }, now) => dayOf(createDate) > dayOf(now),
  // Once it is published, a long address is better than another one.
  slugLong: ({ slug, isPublished }) => !isPublished && slug.length > 70,
  // News grow old; what stands for years is worth the work.
  translationMissing: ({ type, isTranslated }) => type !== 'NEWS' && !isTranslated,
} satisfies Record<string, (article: AdvisedArticle, now: Date) => boolean>

export type Advice = keyof typeof rules

/** All pieces of advice, most important first. */
export const allAdvice = Object.keys(rules) as Advice[]

/** What would let an article be found, and shared, better; nothing before it has a title. */
export function adviceFor(article: AdvisedArticle, now: Date): Advice[] {
  return article.title === '' ? [] : allAdvice.filter((advice) => rules[advice](article, now))
}
