import { APIError, type Access, type FieldAccess, type PayloadRequest, type Where } from 'payload'
import { permissions, permitted, type Action, type Permitted } from './permissions'
import type { Mail } from './payload-types'
import type { StaffRole } from './staff/roles'

/** The part of a signed-in user that decides what they may do. */
type Person = { collection?: string; roles?: readonly StaffRole[] | null } | null | undefined

/** Whether a user is staff and has one of the roles. */
export const hasRole = (user: unknown, roles: readonly StaffRole[]): boolean => {
  const person = user as Person
  return person?.collection === 'staff' && (person.roles ?? []).some((role) => roles.includes(role))
}

/** Throws an APIError 403 unless the caller has one of the roles. */
export function assertRole(req: Pick<PayloadRequest, 'user'>, roles: readonly StaffRole[]): void {
  if (!hasRole(req.user, roles)) throw new APIError('Forbidden', 403)
}

const may =
  (what: Permitted, action: Action): Access =>
  ({ req }) =>
    hasRole(req.user, permitted(what, action))

/** Access to a collection or global by the table of permissions. The public site reads through the backend port. */
export function accessTo(what: Permitted) {
  // Otherwise Payload shows former versions to everybody who is signed in.
  return {
    create: may(what, 'create'),
    read: may(what, 'read'),
    readVersions: may(what, 'update'),
    update: may(what, 'update'),
    delete: may(what, 'delete'),
  }
}

/** Access to a global, which can only be read and updated. */
export function globalAccessTo(what: Permitted) {
  const { read, readVersions, update } = accessTo(what)
  return { read, readVersions, update }
}

/** Access to articles: authors may not publish, and roles without articles in their menu read what is published. */
export function articleAccess() {
  const access = accessTo('articles')
  const unlessPublishing =
    (action: Access): Access =>
    (given) =>
      action(given) === true && (given.data?._status !== 'published' || canPublish(given.req.user))
  const read: Access = (given) => {
    if (hasRole(given.req.user, permissions.articles.menu)) return true
    return access.read(given) === true
      ? ({ _status: { equals: 'published' }, deletedAt: { exists: false } } satisfies Where)
      : false
  }
  return { ...access, read, create: unlessPublishing(access.create), update: unlessPublishing(access.update) }
}

/** Read access to fields of articles that concern their review and plan: for those who have articles in their menu. */
export const writersRead: FieldAccess = ({ req }) => hasRole(req.user, permissions.articles.menu)

/** Who may publish articles, and change what is published. */
export const publishers: readonly StaffRole[] = ['admin', 'editor']

export const canPublish = (user: unknown): boolean => hasRole(user, publishers)

/**
 * Access to staff accounts: everybody reads and changes their own, administrators all. Consultants choose a colleague.
 */
export function staffAccess() {
  const access = accessTo('staff')
  const ownUnless =
    (roles: readonly StaffRole[], action: Access): Access =>
    (given) => {
      if (action(given) !== true || !given.req.user) return false
      return hasRole(given.req.user, roles) || ({ id: { equals: given.req.user.id } } satisfies Where)
    }
  return {
    ...access,
    read: ownUnless(['admin', 'consultant'], access.read),
    update: ownUnless(['admin'], access.update),
    unlock: nobody,
  }
}

/** Kinds of mails that are about requests of visitors. */
const aboutRequestsOnly = ['STAFF_NOTICE', 'CONFIRMATION', 'ANSWER', 'REMINDER'] satisfies Mail['kind'][]

/**
 * Access to mails: those about colleagues, such as a new password or a review, are for administrators. Answers are
 * deleted only together with their request.
 */
export function mailAccess() {
  const access = accessTo('mails')
  const aboutRequests =
    (action: Access): Access =>
    (given) =>
      action(given) === true &&
      (hasRole(given.req.user, ['admin']) || ({ kind: { in: aboutRequestsOnly } } satisfies Where))
  const remove: Access = (given) =>
    access.delete(given) === true && ({ kind: { not_equals: 'ANSWER' } } satisfies Where)
  return { ...access, read: aboutRequests(access.read), update: aboutRequests(access.update), delete: remove }
}

/** Only administrators. */
export const adminField: FieldAccess = ({ req }) => hasRole(req.user, ['admin'])

const nobody: Access = () => false

/** Access of a field that only the site itself writes. */
export const untouched = { update: () => false } satisfies Record<string, FieldAccess>

const publisher: FieldAccess = ({ req }) => canPublish(req.user)

/** A field of an article that authors can see but not change: whoever may publish decides. */
export const publishersOnly = { create: publisher, update: publisher }

/** A field that staff can see but not edit. */
export const shown = { access: untouched, admin: { readOnly: true } }
