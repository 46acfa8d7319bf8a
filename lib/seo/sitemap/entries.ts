import type { ListedArticle, ListedMember } from '@/lib/backend/model'
import { changedAt } from '@/lib/domain/dates'
import { languages } from '@/lib/domain/languages'
import { overviewGroups, type OverviewView } from '@/lib/domain/overview'
import { articlePath, legalTextScreen, legalTextsPath, pathBelow, topicsPath } from '@/lib/domain/paths'
import { articleTypes } from '@/lib/domain/sections'
import { sitePageIds, sitePagePath } from '@/lib/domain/site-pages'
import { mapUsable } from '@/lib/operations/log/usable'
import { inAllLanguages, oneALanguage, type PageFacts } from '@/lib/seo/facts'
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

export function memberEntries(members: readonly ListedMember[], translations = members): Entry[] {
  const persons = Map.groupBy(translations, ({ translationKey }) => translationKey)
  return mapUsable(
    members,
    'the sitemaps',
    ({ id }) => id,
    (member) => {
      const own = profileOf(member)
      const versions = oneALanguage(own, (persons.get(member.translationKey) ?? []).map(profileOf))
      return { own, versions, changed: member.updatedDate, images: member.photo ? [member.photo] : [] }
    },
  )
}

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

export function articleEntries(articles: readonly ListedArticle[], translations = articles): Entry[] {
  const version = (article: ListedArticle) => ({ language: article.language, path: articlePath(article) })
  const same = Map.groupBy(translations, ({ translationKey }) => translationKey)
  return mapUsable(
    articles,
    'the sitemaps',
    ({ id }) => id,
    (article) => {
      const own = version(article)
      const versions = oneALanguage(own, (same.get(article.translationKey) ?? []).map(version))
      return {
        own,
        versions,
        changed: changedAt(article),
        images: article.previewImage ? [article.previewImage] : [],
      }
    },
  )
}
