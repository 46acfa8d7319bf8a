'use client'

import type { ReactNode } from 'react'
import { timeZone } from '@/lib/domain/dates'

/** What has the formats of dates: the window of a browser. */
interface Realm {
  Intl: { DateTimeFormat: typeof Intl.DateTimeFormat }
}

/**
 * Makes whoever asks for the time zone `undefined` get the one of Hanoi. Payload formats all times so ("Last modified",
 * lists, versions), with no setting for another time zone than the browser's. Who names no time zone at all is not
 * affected.
 */
export function showTimesInHanoi({ Intl }: Realm): void {
  type Options = Intl.DateTimeFormatOptions | undefined
  const inHanoi = (options: Options): Options =>
    options && 'timeZone' in options && options.timeZone === undefined ? { ...options, timeZone } : options
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (format, [locales, options]: [string | undefined, Options]) => new format(locales, inHanoi(options)),
    apply: (format, _, [locales, options]: [string | undefined, Options]) => format(locales, inHanoi(options)),
  })
}

if (typeof window !== 'undefined') showTimesInHanoi(window)

/** Around all pages of the studio: in the browser times are shown in Hanoi, as on the server. */
export const TimeZone = ({ children }: { children: ReactNode }) => children
