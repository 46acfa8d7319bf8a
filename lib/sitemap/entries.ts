import type { Member } from '@/lib/backend/model'
import { languages, type Language } from '@/lib/domain/languages'
import { overviewGroups, type OverviewView } from '@/lib/domain/overview'
import { articlePath } from '@/lib/domain/paths'
import { articleTypes, type ArticleType } from '@/lib/domain/sections'
import type { ListedArticle } from '@/lib/queries/every-article'
import { oneALanguage, type PageFacts } from '@/lib/seo/facts'
import { contactFacts } from '@/lib/seo/pages/contact'
import { homeFacts } from '@/lib/seo/pages/home'
import { listFacts } from '@/lib/seo/pages/list'
import { overviewFacts } from '@/lib/seo/pages/overview'
import { profileOf } from '@/lib/seo/pages/member'
import { newest, type Entry } from './entry'

const overviewViews: OverviewView[] = ['all', ...overviewGroups.map(({ key }) => key)]

const entryOf = ({ language, path, versions }: PageFacts, changed?: Date): Entry => ({ own: { language, path }, versions, changed })

/** When an article, or anything in a list of them, was changed last. */
const changeOf = ({ createDate, updatedDate }: ListedArticle) => updatedDate ?? createDate

/** The pages that are no article and no profile. */
export function pageEntries(articles: readonly ListedArticle[], members: readonly Member[]): Entry[] {
  const changedIn = (language: Language, type?: ArticleType) => newest(articles.filter((article) => article.language === language && (!type || article.type === type)).map(changeOf))
  return languages.flatMap((language) => {
    const people = newest(members.filter((member) => member.language === language).map(({ updatedDate }) => updatedDate))
    return [
      entryOf(homeFacts(language), newest([changedIn(language, 'SERVICE'), people])),
      ...articleTypes.map((type) => entryOf(listFacts(language, type, 1), changedIn(language, type))),
      ...overviewViews.map((view) => entryOf(overviewFacts(language, view), people)),
      entryOf(contactFacts(language)),
    ]
  })
}

/** Every profile; one person's in several languages are versions of each other. */
export function memberEntries(members: readonly Member[]): Entry[] {
  const persons = Map.groupBy(members, ({ translationKey }) => translationKey)
  return members.map((member) => {
    const own = profileOf(member)
    const versions = oneALanguage(own, (persons.get(member.translationKey) ?? []).map(profileOf))
    return { own, versions, changed: member.updatedDate, pictures: member.photo ? [member.photo] : [] }
  })
}

/** Every article; those that say the same are versions of each other. */
export function articleEntries(articles: readonly ListedArticle[]): Entry[] {
  const version = (article: ListedArticle) => ({ language: article.language, path: articlePath(article) })
  const same = Map.groupBy(articles, ({ translationKey }) => translationKey)
  return articles.map((article) => {
    const own = version(article)
    const versions = oneALanguage(own, (same.get(article.translationKey) ?? []).map(version))
    return { own, versions, changed: article.updatedDate, pictures: article.previewImage ? [article.previewImage] : [] }
  })
}
