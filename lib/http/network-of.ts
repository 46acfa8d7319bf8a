/**
 * Reduces an IPv6 address to its /56, since one household or hosted server has more addresses than can be counted.
 * Returns others unchanged.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const gap = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0') : []
  const [first, second, third, fourth = '0'] = [...head, ...gap, ...(tail ?? [])]
  return [first, second, third, (Number.parseInt(fourth, 16) & 0xff00).toString(16)].join(':')
}
