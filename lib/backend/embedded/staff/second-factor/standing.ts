export const sessionSeconds = 12 * 60 * 60

export interface Standing {
  isSet: boolean
  isRequired: boolean
  isVerified: boolean
  isEnded: boolean
}

export const isAllowed = ({ isSet, isRequired, isVerified, isEnded }: Standing): boolean =>
  !isEnded && (isSet ? isVerified : !isRequired)
