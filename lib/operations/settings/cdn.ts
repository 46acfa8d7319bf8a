export const cdns = ['cloudflare', 'fastly', 'nginx'] as const

export type Cdn = (typeof cdns)[number]

interface Values {
  BACKEND_URL?: string | undefined
  CDN?: string | undefined
  CDN_SERVICE?: string | undefined
  CDN_TOKEN?: string | undefined
}

export function checkCdnSettings({ BACKEND_URL, CDN, CDN_SERVICE, CDN_TOKEN }: Values): [keyof Values, string][] {
  const isPurged = CDN === 'cloudflare' || CDN === 'fastly'
  const isGiven = CDN_SERVICE !== undefined || CDN_TOKEN !== undefined
  const problems: [isProblem: boolean, name: keyof Values, message: string][] = [
    [isPurged && !isGiven, 'CDN_TOKEN', `is missing: changes are purged at ${CDN ?? ''}`],
    [!isPurged && isGiven, 'CDN', 'must be cloudflare or fastly with CDN_SERVICE and CDN_TOKEN'],
    [isPurged && BACKEND_URL !== undefined, 'CDN', 'must be nginx with BACKEND_URL: changes there cannot be purged'],
  ]
  return problems.filter(([isProblem]) => isProblem).map(([, name, message]) => [name, message])
}
