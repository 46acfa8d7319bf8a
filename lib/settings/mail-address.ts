import { z } from 'zod'

/** A person's or an institute's e-mail address; the name may be empty. */
type NamedAddress = { name: string; address: string }

const isAddress = (text: string) => z.email().safeParse(text).success

/** Reads `address` or `Name <address>`; undefined for anything else. */
export function namedAddress(text: string): NamedAddress | undefined {
  const [, name = '', address = text.trim()] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? []
  return isAddress(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : undefined
}

/** Reads addresses with commas between them; undefined when one of them is none. */
export function addressList(text: string): string[] | undefined {
  const list = text.split(',').map((address) => address.trim())
  return list.every(isAddress) ? list : undefined
}

/** Whether an address of a mail server is whole: `smtp://` or `smtps://`, a host, and a password that can be decoded. */
export function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname) || url.search) return false
  try {
    return decodeURIComponent(url.username + url.password) !== undefined
  } catch {
    return false
  }
}
