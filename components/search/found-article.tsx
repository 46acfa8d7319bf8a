import { getTranslations } from 'next-intl/server'
import type { FoundArticle as Found } from '@/lib/backend/model'
import { cardDate } from '@/lib/domain/dates'
import { excerptOf } from '@/lib/domain/search/found-words'
import { articlePath } from '@/lib/domain/paths'
import { Card, CardLink } from '@/components/ui/card'
import { Marked } from './marked'
import { MarkedTitle } from './marked-title'
import styles from './search-screen.module.css'

interface Props {
  query: string
  isBelowHeading?: boolean
}

export function FoundArticles({ articles, ...rest }: Props & { articles: readonly Found[] }) {
  if (articles.length === 0) return null
  return (
    <ul role="list" className="ruled">
      {articles.map((article) => (
        <li key={article.id}>
          <FoundArticle article={article} {...rest} />
        </li>
      ))}
    </ul>
  )
}

async function FoundArticle({ article, query, isBelowHeading }: Props & { article: Found }) {
  const t = await getTranslations()
  const { createDate, excerpt, summary, title, type } = article
  const Heading = isBelowHeading ? 'h3' : 'h2'
  const text = excerptOf((excerpt ?? summary) || '', query)
  return (
    <Card bare className={styles.found}>
      <p className="row muted">
        <span>{t(`sections.${type}.title`)}</span>
        {createDate && <time dateTime={createDate.toISOString()}>{cardDate(createDate)}</time>}
      </p>
      <Heading className="subheading">
        <CardLink href={articlePath(article)}>
          {title ? <MarkedTitle text={title} query={query} /> : t('article.untitled')}
        </CardLink>
      </Heading>
      {text && (
        <p className="measure">
          <Marked text={text} query={query} />
        </p>
      )}
    </Card>
  )
}
