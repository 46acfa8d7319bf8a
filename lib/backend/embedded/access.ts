import type { Access, FieldAccess } from 'payload'

/**
 * The studio's API is for signed-in staff alone; the public site reads through the backend port,
 * which picks what may be seen.
 */
export const staffOnly: Access = ({ req }) => req.user?.collection === 'staff'

/** Reserved to staff who look after accounts. */
export const adminOnly: Access = ({ req }) => req.user?.collection === 'staff' && req.user.role === 'admin'

export const adminField: FieldAccess = ({ req }) => req.user?.collection === 'staff' && req.user.role === 'admin'

export const nobody: Access = () => false

/** Of a field that only the site itself writes. */
export const untouched = { update: () => false } satisfies Record<string, FieldAccess>

/** A field that staff see and leave as it is. */
export const shown = { access: untouched, admin: { readOnly: true } }

/** Access of a collection that all staff edit. */
export const staffAccess = { create: staffOnly, read: staffOnly, update: staffOnly, delete: staffOnly }
