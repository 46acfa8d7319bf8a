import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IPv4 networks that are not public, and IPv6 networks that only look public. */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix)
}
// Addresses in 2001::/23 and 2002::/16 can embed any IPv4 address; the other two networks are for documentation.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

/** The part of IPv6 that is allocated for public use. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public Internet. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) === 6
    ? given.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    : isIP(address) === 4 && !closed.check(address)
}

/** Whether the host of a URL is certainly not on the public Internet. Other names are only known after a lookup. */
export function isClosedHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? !isPublicAddress(host) : !host.includes('.') || /\.(?:localhost|local|internal)\.?$/.test(host)
}

/** A host has an address that is not on the public Internet. */
export class ClosedNetwork extends Error {}

/**
 * A DNS lookup for connections that fails if any address is not public. It is part of connecting, so the address
 * checked is the address used.
 */
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
