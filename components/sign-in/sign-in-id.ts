export const signInId = 'sign-in'
