/**
 * Name of the element in a page's head that tells the status it is to be sent with, where Next cannot: an old convention of services that draw
 * pages for crawlers. The server in front reads it.
 */
export const statusMark = 'prerender-status-code'
