import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks of IPv4 that are no public place, and those of IPv6 that only look like one. */
const closed = new BlockList()
for (const [network, prefix] of [['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 3]] as const) {
  closed.addSubnet(network, prefix)
}
// What is written in them leads to an address of IPv4, which may be any.
for (const [network, prefix] of [['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20]] as const) closed.addSubnet(network, prefix, 'ipv6')

/** All that has been given out of IPv6. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) === 6 ? given.check(address, 'ipv6') && !closed.check(address, 'ipv6') : isIP(address) === 4 && !closed.check(address)
}

/** Whether a host, as a URL has it, is sure to be none of the public Internet; what a name means is known only when it is looked up. */
export function isClosedHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? !isPublicAddress(host) : !host.includes('.') || /\.(?:localhost|local|internal)\.?$/.test(host)
}

/** Looks a name up as a connection does, and fails where it leads into a closed network: what was looked at is what is connected to. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '')
    if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new Error(`${hostname} is in a closed network`), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
