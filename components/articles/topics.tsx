import { getTranslations } from 'next-intl/server'
import type { Article, ArticleTopic } from '@/lib/backend/model'
import { htmlLang, type Language } from '@/lib/domain/languages'
import { topicPath } from '@/lib/domain/paths'
import styles from './topics.module.css'

interface Props {
  topics: ArticleTopic[]
  language: Language
}

export const TopicLinks = ({ topics, language }: Props) => (
  <ul role="list" className={`row targets ${styles.topics}`} lang={htmlLang[language]}>
    {topics.map(({ id, name }) => (
      <li key={id}>
        <a href={topicPath(language, id)}>{name}</a>
      </li>
    ))}
  </ul>
)

/** What an article is about, as links to the other articles on it, in the article's language. */
export async function Topics({ article: { topics = [], language } }: { article: Article }) {
  const t = await getTranslations('topics')
  if (topics.length === 0) return null
  return (
    <nav className="off-paper" aria-label={t('title')}>
      <TopicLinks topics={topics} language={language} />
    </nav>
  )
}
