import { settings } from '.'

/** The whole address of a path; the home page's has no slash at its end, as in the head of the page. */
export const absolute = (path: string): string => (path === '/' ? settings().SITE_URL : new URL(path, settings().SITE_URL).href)
