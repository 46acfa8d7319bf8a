import { z } from 'zod'
import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'

export interface ReturnTarget {
  back: string
  isWindow: boolean
}

export const endPath = '/api/sign-in/done'

export const returnCookie = 'sign-in-way'

export const returnCookieMaxAgeSeconds = 15 * 60

export function ownPath(address: string | null | undefined, origin: string): string {
  const url = URL.parse(address ?? '', origin)
  // A path that begins with two slashes would be an address on another site.
  return url?.origin === origin && !url.pathname.startsWith('//') && !url.pathname.startsWith('/api/')
    ? url.pathname + url.search + url.hash
    : '/'
}

const shape = z.object({ back: z.string(), isWindow: z.boolean() })

export function readReturnTarget(cookie: string | undefined, origin: string): ReturnTarget {
  try {
    const { back, isWindow } = shape.parse(JSON.parse(cookie ?? ''))
    return { back: ownPath(back, origin), isWindow }
  } catch {
    return { back: '/', isWindow: false }
  }
}

export function languageOfReturn({ back }: ReturnTarget): Language {
  const first = back.split(/[/?#]/)[1]
  return isLanguage(first) ? first : defaultLanguage
}
