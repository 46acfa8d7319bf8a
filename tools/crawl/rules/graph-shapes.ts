import { z } from 'zod'

/**
 * What Google's documentation requires of each type that has a rich result, and what other types need to be understood.
 */

const address = z.url({ protocol: /^https?$/ })
const text = z.string().trim().min(1)
const moment = z.iso.datetime({ offset: true }).or(z.iso.date())
const some = <T extends z.ZodType>(shape: T) => z.union([shape, z.array(shape).min(1)])

/** A node described in the graph or elsewhere; references are resolved before. */
const thing = z.union([z.looseObject({ '@id': address }), z.looseObject({ name: text })])
const picture = z.union([address, z.looseObject({ url: address }), z.looseObject({ '@id': address })])

const article = z.looseObject({
  headline: text.max(110),
  image: some(picture),
  datePublished: moment,
  dateModified: moment,
  author: some(thing),
  publisher: thing,
  inLanguage: text,
})

const page = z.looseObject({ url: address, name: text, inLanguage: text })

const crumb = z.looseObject({
  position: z.int().min(1),
  name: text,
  item: z.union([address, z.looseObject({ '@id': address })]).optional(),
})

const inOrder = (items: { position: number }[]) =>
  items.every(({ position }, index) => position === (items[0]?.position ?? 0) + index)

export const shapes: Record<string, z.ZodType> = {
  Article: article,
  NewsArticle: article,
  ScholarlyArticle: article,
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(crumb)
      .min(1)
      .refine((items) => items[0]?.position === 1 && inOrder(items), 'positions count from 1')
      .refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined), 'all but the last lead somewhere'),
  }),
  ItemList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ position: z.int().min(1), url: address.optional(), item: z.unknown().optional() }))
      .refine(inOrder, 'positions count up')
      .refine(
        (items) => items.every(({ url, item }) => url !== undefined || item !== undefined),
        'each leads somewhere',
      ),
  }),
  Organization: z.looseObject({ name: text, url: address, logo: picture }),
  WebSite: z.looseObject({ name: text, url: address, inLanguage: some(text), publisher: thing }),
  SearchAction: z.looseObject({
    target: z.looseObject({ urlTemplate: text.includes('{search_term_string}') }),
    'query-input': text.includes('search_term_string'),
  }),
  WebPage: page,
  AboutPage: page,
  CollectionPage: page,
  ContactPage: page,
  SearchResultsPage: page,
  ProfilePage: z.looseObject({ ...page.shape, mainEntity: thing }),
  Person: z.looseObject({ name: text }),
  Service: z.looseObject({ name: text, provider: thing }),
  LearningResource: z.looseObject({ learningResourceType: text, inLanguage: text }),
  Course: z.looseObject({ name: text, description: text, provider: thing }),
  VideoObject: z
    .looseObject({ name: text, thumbnailUrl: some(address), uploadDate: moment, inLanguage: text })
    .refine(({ contentUrl, embedUrl }) => contentUrl !== undefined || embedUrl !== undefined, 'a film is somewhere'),
}
