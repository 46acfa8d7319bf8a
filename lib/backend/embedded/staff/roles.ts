/** Roles of staff in the studio. */
export const staffRoles = ['admin', 'editor'] as const
