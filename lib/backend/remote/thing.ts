/** Whether a thing may be called so: in an address these two mean another call. */
export const isThing = (id: string): boolean => id !== '.' && id !== '..'
