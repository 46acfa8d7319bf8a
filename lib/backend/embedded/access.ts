import type { Access, FieldAccess } from 'payload'

/**
 * Access to the studio's API is for signed-in staff only. The public site reads through the backend port, which selects
 * what is public.
 */
export const staffOnly: Access = ({ req }) => req.user?.collection === 'staff'

/** Only staff with the role `admin`, who manage accounts. */
export const adminOnly: Access = ({ req }) => req.user?.collection === 'staff' && req.user.role === 'admin'

export const adminField: FieldAccess = ({ req }) => req.user?.collection === 'staff' && req.user.role === 'admin'

export const nobody: Access = () => false

/** Access of a field that only the site itself writes. */
export const untouched = { update: () => false } satisfies Record<string, FieldAccess>

/** A field that staff can see but not edit. */
export const shown = { access: untouched, admin: { readOnly: true } }

/** Access of a collection that all staff may edit. */
export const staffAccess = { create: staffOnly, read: staffOnly, update: staffOnly, delete: staffOnly }
