import { getTranslations } from 'next-intl/server'
import type { ArticleSummary, ArticleTopic, Page, Topic } from '@/lib/backend/model'
import { pageCount } from '@/lib/domain/paging'
import { pathBelow, topicPath, topicsPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { Pages } from '@/components/layout/pages'
import { ArticleGrid } from './article-grid'
import { TopicLinks } from './topics'

interface Props {
  topic: ArticleTopic
  list: Page<ArticleSummary>
}

export async function TopicScreen({ topic: { id, name }, list }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return (
    <>
      <PageHeading path={pathBelow(topicsPath, id)} title={name} lead={t('topics.about', { name })} />
      <Column>
        {list.items.length === 0 ? <p>{t('article.empty')}</p> : <ArticleGrid articles={list.items} eagerCount={1} />}
        <Pages
          current={list.page}
          count={pageCount(list.total, list.limit)}
          hrefOf={(page) => topicPath(language, id, page)}
        />
      </Column>
    </>
  )
}

export async function TopicsScreen({ topics }: { topics: Topic[] }) {
  const [t, language] = [await getTranslations('topics'), await currentLanguage()]
  return (
    <>
      <PageHeading path={topicsPath} title={t('title')} lead={t('lead')} />
      <Column>
        <TopicLinks topics={topics.map(({ id, name }) => ({ id, name: name[language] }))} language={language} />
      </Column>
    </>
  )
}
