/** Id of the sign-in dialog, for buttons anywhere on the page that open it. */
export const signInId = 'sign-in'
