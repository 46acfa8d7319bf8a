import { getTranslations } from 'next-intl/server'
import type { Article } from '@/lib/backend/model'
import { readableAddress } from '@/lib/content/html/readable-address'
import { articlePath } from '@/lib/domain/paths'
import { settings } from '@/lib/operations/settings'

/** The institute's name above a printed article: the header of the page is not printed. */
export async function PrintHead() {
  const t = await getTranslations('brand')
  return (
    <p className="on-paper" hidden>
      {t('name')}
    </p>
  )
}

export async function PrintSource({ article }: { article: Article }) {
  const t = await getTranslations()
  return (
    <p className="on-paper" hidden>
      {t('article.source')} {t('brand.name')}, {readableAddress(settings().SITE_URL + articlePath(article))}
    </p>
  )
}
