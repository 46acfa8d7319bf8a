'use client'

import type { ReactNode } from 'react'
import { showTimesInHanoi } from './show-times-in-hanoi'

if (typeof window !== 'undefined') showTimesInHanoi(window)

/** Around all pages of the studio: in the browser times are shown in Hanoi, as on the server. */
export function TimeZone({ children }: { children: ReactNode }) {
  return children
}
