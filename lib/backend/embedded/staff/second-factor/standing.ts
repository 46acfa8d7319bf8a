/** What an account needs to have a session. */
export interface Standing {
  isSet: boolean
  /** Whether everybody must have a second factor. */
  isRequired: boolean
  /** Whether the session was made with a second factor. */
  isVerified: boolean
}

/** Whether a session may be used. Without a second factor, while everybody must have one, no session may. */
export const isAllowed = ({ isSet, isRequired, isVerified }: Standing): boolean => (isSet ? isVerified : !isRequired)
