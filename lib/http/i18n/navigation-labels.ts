import type { Language } from '@/lib/domain/languages'
import { mainMenu } from '@/lib/domain/main-menu'
import { isGroupKey, type OverviewView } from '@/lib/domain/overview'
import { legalTextsPath, searchPath, topicsPath } from '@/lib/domain/paths'
import { sitePageIds, sitePagePath } from '@/lib/domain/site-pages'
import { labelsOf } from './labels'

export function navigationLabels(language: Language): Record<string, string> {
  const t = labelsOf(language)
  const entries = mainMenu.flatMap(({ label, path, children }) => [
    [path, t(`nav.${label}`)],
    ...(children ?? []).map((key) => [`${path}/${key}`, t(`overview.groups.${key}`)]),
  ])
  return {
    ...Object.fromEntries(entries),
    [searchPath]: t('search.title'),
    [legalTextsPath]: t('legalText.register'),
    [topicsPath]: t('topics.title'),
    ...Object.fromEntries(sitePageIds.map((id) => [sitePagePath(id), t(`sitePages.${id}`)])),
  }
}

export function overviewLabels(view: OverviewView, language: Language): { title: string; lead: string } {
  const t = labelsOf(language)
  if (view === 'all') return { title: t('nav.overview'), lead: t('overview.lead') }
  if (!isGroupKey(view))
    return { title: t(`groups.${view}`), lead: t('overview.departmentLead', { name: t(`groups.${view}`) }) }
  // The council's page has its own title (spec 2).
  const title = view === 'Hoi-dong-khoa-hoc' ? t('overview.councilMembers') : t(`overview.groups.${view}`)
  return { title, lead: t(`overview.leads.${view}`) }
}
