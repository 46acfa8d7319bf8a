import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The part of IPv6 that is allocated for public use. */
const allocated = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is on the public Internet. An IPv6 address that embeds one of IPv4 is not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(allocated))
}

/** Whether the host of a URL is certainly not on the public Internet. Other names are only known after a lookup. */
export function isClosedHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? !isPublicAddress(host) : !host.includes('.') || /\.(?:localhost|local|internal)\.?$/.test(host)
}

export class ClosedNetwork extends Error {}

/** Fails if any address is not public. As a part of connecting: the address checked is the one used. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new ClosedNetwork(`${hostname} is in a closed network`), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
