/**
 * Reduces an IPv6 address to its /64, since one household has more addresses than can be counted. Returns others
 * unchanged.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const gap = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0') : []
  return [...head, ...gap, ...(tail ?? [])].slice(0, 4).join(':')
}
