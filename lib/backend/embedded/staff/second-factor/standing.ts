/** How long a session of staff lasts after it was made or renewed, in seconds. */
export const sessionSeconds = 12 * 60 * 60

/** What an account needs to have a session. */
export interface Standing {
  isSet: boolean
  /** Whether everybody must have a second factor. */
  isRequired: boolean
  /** Whether the session was made with a second factor. */
  isVerified: boolean
  /** Whether the session was ended, by a sign-out, a new password or a change of the second factor. */
  isEnded: boolean
}

/** Whether a session may be used. Without a second factor, while everybody must have one, no session may. */
export const isAllowed = ({ isSet, isRequired, isVerified, isEnded }: Standing): boolean =>
  !isEnded && (isSet ? isVerified : !isRequired)
