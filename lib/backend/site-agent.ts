import { settings } from '@/lib/operations/settings'

export const siteAgent = (): string => `ILC-website/1.0 (+${settings().SITE_URL})`
