import type { ArticleSummary } from '@/lib/backend/model'
import { ArticleCard } from './article-card'

interface Props {
  articles: ArticleSummary[]
  headingLevel?: 2 | 3
  eagerCount?: number
}

/** Cards in three columns on a large screen, two on a medium one, one on a phone (spec 2). */
export function ArticleGrid({ articles, headingLevel, eagerCount = 0 }: Props) {
  return (
    <ul role="list" className="cards">
      {articles.map((article, i) => (
        <li key={article.id}>
          <ArticleCard article={article} headingLevel={headingLevel} eager={i < eagerCount} />
        </li>
      ))}
    </ul>
  )
}
