import type { WxrItem } from './wxr'

/** How public an item of WordPress may be here. What was not public there never becomes so by an import. */
export type Visibility =
  | { state: 'PUBLIC' }
  | { state: 'PLANNED'; reason: string }
  /** Withdrawn on purpose: a draft, whatever was public here. */
  | { state: 'DRAFT'; reason: string }
  /** A draft that leaves what staff have published here as it is. */
  | { state: 'REVISION'; reason: string }
  | { state: 'LEFT_OUT'; reason: string }

const byStatus = new Map<string, Visibility>([
  ['trash', { state: 'LEFT_OUT', reason: 'in the trash of WordPress' }],
  ['auto-draft', { state: 'LEFT_OUT', reason: 'begun and never saved' }],
  ['publish', { state: 'PUBLIC' }],
  ['draft', { state: 'REVISION', reason: 'it is a draft in WordPress' }],
  ['pending', { state: 'REVISION', reason: 'it waits for a review in WordPress' }],
  ['private', { state: 'DRAFT', reason: 'it is private in WordPress' }],
])

/** Decides by status, password and date. What has a status of a plugin is taken for withdrawn. */
export function visibilityOf(
  { status, password, dateGmt, date }: Pick<WxrItem, 'status' | 'password' | 'dateGmt' | 'date'>,
  now: Date,
): Visibility {
  const known = byStatus.get(status)
  if (known?.state === 'LEFT_OUT') return known
  if (password !== '') return { state: 'DRAFT', reason: 'it has a password in WordPress' }
  if (status !== 'future')
    return known ?? { state: 'DRAFT', reason: `its status in WordPress is "${status.slice(0, 40)}"` }
  const planned = dateOf(dateGmt, date)
  if (planned && planned > now) return { state: 'PLANNED', reason: 'it is planned in WordPress' }
  return { state: 'REVISION', reason: 'the time that it was planned for in WordPress has passed' }
}

export const withoutText = {
  state: 'REVISION',
  reason: 'it has no text, and its summary or title is taken for one',
} as const

/** Hours that Vietnam is ahead of UTC, for dates that are written without. */
const localOffset = '+07:00'

/** A date as WordPress writes it: in UTC, else in local time; undefined if neither is one. */
export function dateOf(gmt: string, local = '', other = ''): Date | undefined {
  const parse = (text: string, offset: string) => {
    const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text)
    const date = match && !text.startsWith('0000') ? new Date(`${match[1]}T${match[2]}${offset}`) : undefined
    return date && !Number.isNaN(date.getTime()) ? date : undefined
  }
  const parsed = parse(gmt, 'Z') ?? parse(local, localOffset)
  if (parsed) return parsed
  const written = new Date(other)
  // A draft without a date has the year -1 there.
  return other && !Number.isNaN(written.getTime()) && written.getUTCFullYear() > 1970 ? written : undefined
}
