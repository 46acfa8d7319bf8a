/** The network of an address: of IPv6 its /56, as a household is given (RFC 6177), of IPv4 the address itself. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':') || address.includes('.')) return address
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const gap = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0') : []
  const [first = '0', second = '0', third = '0', fourth = '0'] = [...head, ...gap, ...(tail ?? [])]
  // The last byte of the fourth group belongs to the network's own subnets.
  return [first, second, third, fourth.padStart(4, '0').slice(0, 2)].join(':')
}

/** The network of an address where even a rented server's addresses count as one: of IPv6 its /48. */
export function siteNetworkOf(address: string): string {
  const network = networkOf(address)
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network
}

/** Whether an address is this machine: without forwarded addresses all visitors have it, and would share a limit. */
export const isThisMachine = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/i.test(address)
