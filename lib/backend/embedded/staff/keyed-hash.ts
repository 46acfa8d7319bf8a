import { createHmac } from 'node:crypto'
import { secrets } from '@/lib/operations/settings/secrets'

/** A hash that only this site can compute, of values that are not to be stored as they are. */
export const keyedHash = (...values: string[]): string =>
  createHmac('sha256', secrets().siteSecret).update(JSON.stringify(values)).digest('base64url')
