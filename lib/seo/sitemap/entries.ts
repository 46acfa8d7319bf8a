import type { ListedArticle, ListedMember } from '@/lib/backend/model'
import { changedAt } from '@/lib/domain/dates'
import { languages } from '@/lib/domain/languages'
import { overviewGroups, type OverviewView } from '@/lib/domain/overview'
import { articlePath, legalTextScreen, legalTextsPath, pathBelow, topicsPath } from '@/lib/domain/paths'
import { articleTypes } from '@/lib/domain/sections'
import { sitePageIds, sitePagePath } from '@/lib/domain/site-pages'
import { mapUsable } from '@/lib/operations/log/usable'
import { inAllLanguages, oneALanguage, type PageFacts, type Version } from '@/lib/seo/facts'
import { accessibilityFacts, contactFacts, homeFacts, listFacts } from '@/lib/seo/pages/screens'
import { overviewFacts } from '@/lib/seo/pages/overview'
import { profileOf } from '@/lib/seo/pages/member'
import type { Entry } from './entry'

const overviewViews: OverviewView[] = ['all', ...overviewGroups.map(({ key }) => key)]

const entryOf = ({ language, path, versions }: PageFacts): Entry => ({ own: { language, path }, versions })

/** The pages that are neither articles nor profiles. Their last change is unknown: removed content leaves no date. */
export function pageEntries(): Entry[] {
  const screens = languages.flatMap((language) =>
    [
      homeFacts(language),
      ...articleTypes.map((type) => listFacts(language, type, 1)),
      ...overviewViews.map((view) => overviewFacts(language, view)),
      contactFacts(language),
      accessibilityFacts(language),
    ].map(entryOf),
  )
  return [...screens, ...sitePageIds.flatMap((id) => entriesOfPath(sitePagePath(id)))]
}

function entriesOf<T extends { id: string; translationKey: string }>(
  items: readonly T[],
  translations: readonly T[],
  versionOf: (item: T) => Version,
  rest: (item: T) => Pick<Entry, 'changed' | 'images'>,
): Entry[] {
  const same = Map.groupBy(translations, ({ translationKey }) => translationKey)
  return mapUsable(
    items,
    'the sitemaps',
    ({ id }) => id,
    (item) => {
      const own = versionOf(item)
      return { own, versions: oneALanguage(own, (same.get(item.translationKey) ?? []).map(versionOf)), ...rest(item) }
    },
  )
}

export const memberEntries = (members: readonly ListedMember[], translations = members): Entry[] =>
  entriesOf(members, translations, profileOf, ({ photo, updatedDate: changed }) => ({
    changed,
    images: photo ? [photo] : [],
  }))

export const articleEntries = (articles: readonly ListedArticle[], translations = articles): Entry[] =>
  entriesOf(
    articles,
    translations,
    (article) => ({ language: article.language, path: articlePath(article) }),
    (article) => ({ changed: changedAt(article), images: article.previewImage ? [article.previewImage] : [] }),
  )

export const legalTextEntries = (texts: readonly { id: string; updatedDate: Date }[]): Entry[] =>
  texts.flatMap(({ id, updatedDate: changed }) => {
    const versions = inAllLanguages(legalTextScreen(id))
    return versions.map((own) => ({ own, versions, changed }))
  })

function entriesOfPath(path: string): Entry[] {
  const versions = inAllLanguages(path)
  return versions.map((own) => ({ own, versions }))
}

export const topicEntries = (topics: readonly { id: string }[]): Entry[] =>
  topics.length === 0 ? [] : [topicsPath, ...topics.map(({ id }) => pathBelow(topicsPath, id))].flatMap(entriesOfPath)

export const registerEntries = (): Entry[] => entriesOfPath(legalTextsPath)
