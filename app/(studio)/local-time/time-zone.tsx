'use client'

import type { ReactNode } from 'react'
import { timeZone } from '@/lib/domain/dates'

interface Realm {
  Intl: { DateTimeFormat: typeof Intl.DateTimeFormat }
}

/** Payload formats all times with the time zone `undefined`, with no setting for another one: that is Hanoi here. */
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
