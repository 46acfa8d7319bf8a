import { settings } from '@/lib/settings'

/** Hosts on which the providers keep their people's pictures. */
const pictureHosts = /(?:^|\.)(?:googleusercontent\.com|fbcdn\.net|fbsbx\.com|facebook\.com)$/

/** Whether an address is a provider's own, and so may be asked for a user's picture. */
export function isProviderAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const { GOOGLE_ISSUER, FACEBOOK_URL, FACEBOOK_GRAPH_URL } = settings()
  const origins = [GOOGLE_ISSUER, FACEBOOK_URL, FACEBOOK_GRAPH_URL].map((provider) => new URL(provider).origin)
  return origins.includes(url.origin) || (url.protocol === 'https:' && pictureHosts.test(url.hostname))
}
