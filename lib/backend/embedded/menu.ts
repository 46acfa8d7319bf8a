import { hasRole } from './access'
import { label, type StudioKey } from './labels'
import { permissions, type Permitted } from './permissions'

const groups: Partial<Record<Permitted, StudioKey>> = {
  articles: 'groupContent',
  media: 'groupContent',
  documents: 'groupContent',
  members: 'groupContent',
  ecosystems: 'groupContent',
  videos: 'groupContent',
  topics: 'groupContent',
  'legal-texts': 'groupContent',
  'site-pages': 'groupContent',
  'site-record': 'groupContent',
  abbreviations: 'groupContent',
  'interacted-articles': 'groupVisitors',
  accounts: 'groupVisitors',
  moderation: 'groupVisitors',
  'consultation-requests': 'groupConsultations',
  mails: 'groupConsultations',
  'consultation-settings': 'groupConsultations',
  redirects: 'groupOffice',
  'website-views': 'groupOffice',
  staff: 'groupOffice',
  'staff-security': 'groupOffice',
  activities: 'groupOffice',
}

export const inMenuOf = (what: Permitted) => {
  const group = groups[what]
  return {
    hidden: ({ user }: { user: unknown }) =>
      !hasRole({ collection: 'staff', ...(user as object) }, permissions[what].menu),
    hideAPIURL: true,
    ...(group && { group: label(group) }),
  }
}
