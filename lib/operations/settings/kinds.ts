import { z } from 'zod'

export class SettingsError extends Error {}

/** What a setting is that has quotation marks around it: Docker and some editors take them for a part of it. */
const isQuoted = (value: string) => /^["'“”‘’].*["'“”‘’]$/s.test(value)

/** A setting without white space around it, which nobody sees. Empty means not given; quotation marks are refused. */
export const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, context) => {
    const typed = typeof value === 'string' ? value.trim() : value
    if (typeof typed !== 'string' || !isQuoted(typed)) return typed === '' ? undefined : typed
    context.addIssue({ code: 'custom', message: 'is in quotation marks: remove them' })
    return z.NEVER
  }, schema)

export const listed = (list: string) => list.split(',').map((word) => word.trim())

/** Parses a setting; undefined means not valid. The error message never has the value, which may be a password. */
export const read = <T>(reader: (text: string) => T | undefined, message: string) =>
  z.string().transform((text, context) => {
    const value = reader(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

export const httpAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))

/** A setting to its last character, white space and quotation marks included: another one would not decrypt the same. */
export const exact = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

export function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
    ? url.origin
    : undefined
}

export const origin = read(originOf, 'must be an http(s) address without a path')

export const origins = read((list) => {
  const results = listed(list).map(originOf)
  return results.every((each) => each !== undefined) ? results : undefined
}, 'must be origins (https://host) separated by commas')

/** The address of a PostgreSQL database, or null. A socket has no host, even where a user is named. */
export const postgresUrl = (address: string) => URL.parse(address.replace('@/', '@localhost/'))

/** Whether an address of PostgreSQL is complete. One with a password that is not encoded has another host, or none. */
function isDatabase(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text)) return false
  const url = postgresUrl(text)
  return url !== null && !url.hash && !url.pathname.includes('@')
}

export const postgresAddress = z
  .string()
  .refine(isDatabase, 'must be a postgres:// address, with @ / ? # % of its password percent-encoded')

export const bucketName = z.string().regex(/^[\w.-]+$/, 'must be the name of a bucket')
