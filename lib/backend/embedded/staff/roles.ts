export const staffRoles = ['admin', 'editor', 'author', 'moderator', 'consultant'] as const

export type StaffRole = (typeof staffRoles)[number]
