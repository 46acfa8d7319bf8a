import { z } from 'zod'

/** An e-mail address with an optional name, which may be empty. */
type NamedAddress = { name: string; address: string }

const isAddress = (text: string) => z.email().safeParse(text).success

/** Parses `address` or `Name <address>`; undefined for anything else. */
export function namedAddress(text: string): NamedAddress | undefined {
  const [, name = '', address = text.trim()] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? []
  return isAddress(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : undefined
}

/** Parses comma-separated addresses; undefined if one of them is not valid. */
export function addressList(text: string): string[] | undefined {
  const list = text.split(',').map((address) => address.trim())
  return list.every(isAddress) ? list : undefined
}

/** Whether a mail server address is complete: `smtp://` or `smtps://`, a host, and credentials that can be decoded. */
export function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname) || url.search)
    return false
  try {
    return decodeURIComponent(url.username + url.password) !== undefined
  } catch {
    return false
  }
}
