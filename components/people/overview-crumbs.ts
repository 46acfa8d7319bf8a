import { getTranslations } from 'next-intl/server'
import { overviewWords } from '@/lib/i18n/overview-words'
import { currentLanguage } from '@/lib/i18n/request'
import type { Crumb } from '@/components/layout/breadcrumb'
import { isGroupKey, overviewPath, type OverviewView } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'

/** Home, the overview, and what stands below it: a group, a department under its group, or a member. */
export async function overviewCrumbs(below: OverviewView | { member: string }): Promise<Crumb[]> {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const home = { label: t('nav.home'), href: localPath(language, '/') }
  if (below === 'all') return [home, { label: t('nav.overview') }]
  const overview = { label: t('nav.overview'), href: localPath(language, overviewPath('all')) }
  if (typeof below === 'object') return [home, overview, { label: below.member }]
  const { title } = await overviewWords(below)
  if (isGroupKey(below)) return [home, overview, { label: title }]
  return [home, overview, { label: t('overview.groups.phong-ban'), href: localPath(language, overviewPath('phong-ban')) }, { label: title }]
}
