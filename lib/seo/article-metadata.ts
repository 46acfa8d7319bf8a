import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { articleIdOf } from '@/lib/domain/ids'
import { defaultLanguage, htmlLang } from '@/lib/domain/languages'
import { articlePath } from '@/lib/domain/paths'
import { getArticle } from '@/lib/queries/articles'
import { missingMetadata } from './missing-metadata'
import { pageTitle } from './page-title'

/** Head of an article: the canonical address is in its own language and section, whatever address led here (product decisions 3). */
export async function articleMetadata(slug: string): Promise<Metadata> {
  const article = await getArticle(articleIdOf(slug))
  const t = await getTranslations()
  if (!article) return missingMetadata()

  const canonical = articlePath(article)
  const versions = [article, ...article.translations]
  const original = versions.find(({ language }) => language === defaultLanguage) ?? article
  const title = article.title || t('article.untitled')
  return {
    title: pageTitle(title),
    description: article.summary || t('article.noSummary'),
    alternates: {
      canonical,
      languages: {
        ...Object.fromEntries(versions.map((version) => [htmlLang[version.language], articlePath(version)])),
        'x-default': articlePath(original),
      },
    },
    openGraph: {
      type: 'article',
      title,
      description: article.summary,
      url: canonical,
      siteName: t('brand.name'),
      publishedTime: article.createDate.toISOString(),
      ...(article.previewImage && { images: [article.previewImage] }),
    },
  }
}
