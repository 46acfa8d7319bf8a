import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/i18n/request'
import type { Article } from '@/lib/backend/model'
import type { Crumb } from '@/components/layout/breadcrumb'
import { listPath, localPath } from '@/lib/domain/paths'

/** Home, the article's section, the article. */
export async function articleCrumbs(article: Article): Promise<Crumb[]> {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return [
    { label: t('nav.home'), href: localPath(language, '/') },
    { label: t(`sections.${article.type}.title`), href: listPath(language, article.type) },
    { label: article.title || t('article.untitled') },
  ]
}
