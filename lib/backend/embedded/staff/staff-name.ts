import type { Staff } from '../payload-types'

/** Display name of a member of staff. */
export const staffName = ({ fullName, email }: Staff): string => fullName || email
