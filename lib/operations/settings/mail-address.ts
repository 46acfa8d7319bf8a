import { z } from 'zod'

type NamedAddress = { name: string; address: string }

const isAddress = (text: string) => z.email().safeParse(text).success

export function namedAddress(text: string): NamedAddress | undefined {
  const [, name = '', address = text.trim()] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? []
  return isAddress(address) ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : undefined
}

export function addressList(text: string): string[] | undefined {
  const list = text.split(',').map((address) => address.trim())
  return list.every(isAddress) ? list : undefined
}

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
