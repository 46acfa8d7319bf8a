import { settings } from '@/lib/operations/settings'

const imageHosts = /(?:^|\.)(?:googleusercontent\.com|fbcdn\.net|fbsbx\.com|facebook\.com)$/

export function isProviderAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const { GOOGLE_ISSUER, FACEBOOK_URL, FACEBOOK_GRAPH_URL } = settings()
  const origins = [GOOGLE_ISSUER, FACEBOOK_URL, FACEBOOK_GRAPH_URL].map((provider) => new URL(provider).origin)
  return origins.includes(url.origin) || (url.protocol === 'https:' && imageHosts.test(url.hostname))
}
