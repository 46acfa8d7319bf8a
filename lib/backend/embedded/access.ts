import { APIError, type Access, type FieldAccess, type PayloadRequest, type Where } from 'payload'
import { permissions, permitted, type Action, type Permitted } from './permissions'
import type { Mail } from './payload-types'
import type { StaffRole } from './staff/roles'

type Person = { collection?: string; roles?: readonly StaffRole[] | null } | null | undefined

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

export function globalAccessTo(what: Permitted) {
  const { read, readVersions, update } = accessTo(what)
  return { read, readVersions, update }
}

export function articleAccess() {
  const access = accessTo('articles')
  const unlessPublishing =
    (action: Access): Access =>
    (input) =>
      action(input) === true && (input.data?._status !== 'published' || canPublish(input.req.user))
  const read: Access = (given) => {
    if (hasRole(given.req.user, permissions.articles.menu)) return true
    return access.read(given) === true
      ? ({ _status: { equals: 'published' }, deletedAt: { exists: false } } satisfies Where)
      : false
  }
  return { ...access, read, create: unlessPublishing(access.create), update: unlessPublishing(access.update) }
}

export const writersRead: FieldAccess = ({ req }) => hasRole(req.user, permissions.articles.menu)

export const publishers: readonly StaffRole[] = ['admin', 'editor']

export const canPublish = (user: unknown): boolean => hasRole(user, publishers)

export function staffAccess() {
  const access = accessTo('staff')
  const ownUnless =
    (roles: readonly StaffRole[], action: Access): Access =>
    (input) => {
      if (action(input) !== true || !input.req.user) return false
      return hasRole(input.req.user, roles) || ({ id: { equals: input.req.user.id } } satisfies Where)
    }
  return {
    ...access,
    read: ownUnless(['admin', 'consultant'], access.read),
    update: ownUnless(['admin'], access.update),
    unlock: nobody,
  }
}

const aboutRequestsOnly = ['STAFF_NOTICE', 'CONFIRMATION', 'ANSWER', 'REMINDER'] satisfies Mail['kind'][]

/** Mails about colleagues are for administrators. Answers are deleted only together with their request. */
export function mailAccess() {
  const access = accessTo('mails')
  const aboutRequests =
    (action: Access): Access =>
    (input) =>
      action(input) === true &&
      (hasRole(input.req.user, ['admin']) || ({ kind: { in: aboutRequestsOnly } } satisfies Where))
  const remove: Access = (given) =>
    access.delete(given) === true && ({ kind: { not_equals: 'ANSWER' } } satisfies Where)
  return { ...access, read: aboutRequests(access.read), update: aboutRequests(access.update), delete: remove }
}

export const adminField: FieldAccess = ({ req }) => hasRole(req.user, ['admin'])

const nobody: Access = () => false

/** Access of a field that only the site itself writes. */
export const untouched = { update: () => false } satisfies Record<string, FieldAccess>

const publisher: FieldAccess = ({ req }) => canPublish(req.user)

export const publishersOnly = { create: publisher, update: publisher }

export const shown = { access: untouched, admin: { readOnly: true } }

export const shownAside = { access: untouched, admin: { readOnly: true, position: 'sidebar' } } as const
