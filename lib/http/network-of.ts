/** Of an IPv6 address its /64: a house has more addresses than anybody could count. Other addresses as they are. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const gap = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0') : []
  return [...head, ...gap, ...(tail ?? [])].slice(0, 4).join(':')
}
