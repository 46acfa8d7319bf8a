import type { Staff } from '../payload-types'

/** What a member of staff is called. */
export const staffName = ({ fullName, email }: Staff): string => fullName || email
