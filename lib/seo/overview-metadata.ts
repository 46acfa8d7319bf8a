import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { overviewPath, pagedUnits, type OverviewView, type UnitPages } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { overviewWords } from '@/lib/i18n/overview-words'
import { currentLanguage } from '@/lib/i18n/request'
import { alternatesOf } from './alternates'
import { pageTitle } from './page-title'

/** Head of a screen of the overview. Further pages are canonical addresses of their own, named for the lists they are of. */
export async function overviewMetadata(view: OverviewView, pages: UnitPages): Promise<Metadata> {
  const [t, language, { title, lead }] = [await getTranslations(), await currentLanguage(), await overviewWords(view)]
  const path = overviewPath(view, pages)
  const further = pagedUnits(view).flatMap((unit) => {
    const page = pages[unit]
    return page === undefined ? [] : [t('pagination.title', { title: t(`groups.${unit}`), page })]
  })
  return {
    title: pageTitle(further.length > 0 ? further.join(', ') : title),
    description: lead,
    // Lists differ in length from language to language, so only their first pages answer to each other.
    alternates: further.length > 0 ? { canonical: localPath(language, path) } : alternatesOf(language, path),
  }
}
