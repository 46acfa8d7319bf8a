import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * What only the browser knows and what never changes, such as what kind of browser it is: `before` in the server's HTML
 * and while it is hydrated, then what `read` returns. A plain value, because it is compared.
 */
export const useInBrowser = <T extends boolean | string>(read: () => T, before: T): T =>
  useSyncExternalStore(neverChanges, read, () => before)
