import { settings } from '@/lib/operations/settings'

/** The user agent of this site's own requests to others: who calls, and whom to ask about it. */
export const siteAgent = (): string => `ILC-website/1.0 (+${settings().SITE_URL})`
