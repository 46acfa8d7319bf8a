/** By this id buttons anywhere on the page open the sign-in dialog. */
export const signInId = 'sign-in'
