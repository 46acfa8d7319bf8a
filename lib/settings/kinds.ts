import { z } from 'zod'

/** Treats an empty setting as not given. */
export const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

/** Splits a comma-separated list. */
export const listed = (list: string) => list.split(',').map((word) => word.trim())

/**
 * Parses a setting with `reader`; undefined means that it is not valid. The error message never contains the value,
 * which may include a password.
 */
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

export const bucketName = z.string().regex(/^[\w.-]+$/, 'must be the name of a bucket')
