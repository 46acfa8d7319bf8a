import type { StaffRole } from './staff/roles'

export type Action = 'create' | 'read' | 'update' | 'delete'

type Permission = Partial<Record<Action, readonly StaffRole[]>> & {
  /** Who has it in the studio's menu. Others may read it only where other records refer to it. */
  menu: readonly StaffRole[]
}

const admins: StaffRole[] = ['admin']
const editors: StaffRole[] = ['admin', 'editor']
const writers: StaffRole[] = ['admin', 'editor', 'author']
const moderators: StaffRole[] = ['admin', 'moderator']
const consultants: StaffRole[] = ['admin', 'consultant']
const everybody: StaffRole[] = ['admin', 'editor', 'author', 'moderator', 'consultant']

const content = { create: editors, read: editors, update: editors, delete: admins, menu: editors } as const

/** What is not listed nobody may do in the studio; the site may. `access.ts` narrows some to single records. */
export const permissions = {
  // Authors save drafts only; roles that work with users and clients see what is published.
  articles: { create: writers, read: everybody, update: writers, delete: admins, menu: writers },
  media: { create: writers, read: writers, update: editors, delete: admins, menu: writers },
  // Folders only order the images: nothing is lost with one.
  folders: { create: editors, read: writers, update: editors, delete: editors, menu: [] },
  documents: { create: writers, read: writers, update: editors, delete: admins, menu: writers },
  members: { ...content, read: writers },
  ecosystems: content,
  videos: content,
  topics: { ...content, read: writers },
  'legal-texts': content,
  // A fixed set, which the site itself creates.
  'site-pages': { read: editors, update: editors, menu: editors },
  'site-record': { read: editors, update: editors, menu: editors },
  abbreviations: { read: editors, update: editors, menu: editors },
  'interacted-articles': { read: moderators, update: moderators, delete: admins, menu: moderators },
  accounts: { read: moderators, update: moderators, menu: moderators },
  'comment-reports': { read: moderators, delete: admins, menu: [] },
  avatars: { read: moderators, menu: [] },
  moderation: { read: moderators, update: moderators, menu: moderators },
  'consultation-requests': { read: consultants, update: consultants, delete: admins, menu: consultants },
  'consultation-settings': { read: consultants, update: admins, menu: admins },
  attachments: { read: consultants, menu: [] },
  mails: { read: consultants, update: consultants, delete: admins, menu: consultants },
  // A redirect that is gone is one line to type: nothing else is lost with it.
  redirects: { create: editors, read: editors, update: editors, delete: editors, menu: editors },
  'website-views': { read: editors, menu: editors },
  activities: { read: admins, menu: admins },
  'staff-security': { read: admins, update: admins, menu: admins },
  'former-addresses': { menu: [] },
  'index-notices': { menu: [] },
  // Everybody has an account of their own; consultants choose who is in charge of a request.
  staff: { create: admins, read: everybody, update: everybody, delete: admins, menu: admins },
} as const satisfies Record<string, Permission>

export type Permitted = keyof typeof permissions

export const permitted = (what: Permitted, action: Action): readonly StaffRole[] =>
  (permissions[what] as Permission)[action] ?? []
