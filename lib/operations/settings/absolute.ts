import { settings } from '.'

/** The absolute address of a path. The home page has no trailing slash, to match the address in the page's head. */
export const absolute = (path: string): string =>
  path === '/' ? settings().SITE_URL : new URL(path, settings().SITE_URL).href
