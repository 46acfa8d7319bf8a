import type { Language } from '@/lib/domain/languages'
import { isGroupKey, type OverviewView } from '@/lib/domain/overview'
import { labelsOf } from './labels'

export function overviewLabels(view: OverviewView, language: Language): { title: string; lead: string } {
  const t = labelsOf(language)
  if (view === 'all') return { title: t('nav.overview'), lead: t('overview.lead') }
  if (!isGroupKey(view))
    return { title: t(`groups.${view}`), lead: t('overview.departmentLead', { name: t(`groups.${view}`) }) }
  // The council's page has its own title (spec 2).
  const title = view === 'Hoi-dong-khoa-hoc' ? t('overview.councilMembers') : t(`overview.groups.${view}`)
  return { title, lead: t(`overview.leads.${view}`) }
}
