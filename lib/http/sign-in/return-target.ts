import { z } from 'zod'
import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'

/** Where a user came from and how they signed in; stored in a cookie during the sign-in. */
export interface ReturnTarget {
  /** Path, query and fragment of the page they were on. */
  back: string
  /** Whether the sign-in runs in a separate window while the page stays open. */
  isWindow: boolean
}

/** The path on which every sign-in ends, successful or not. */
export const endPath = '/api/sign-in/done'

export const returnCookie = 'sign-in-way'

/** Maximum age of the cookie in seconds. */
export const returnCookieMaxAgeSeconds = 15 * 60

/** The path of an address on this site; the home page for any other address. */
export function ownPath(address: string | null | undefined, origin: string): string {
  const url = URL.parse(address ?? '', origin)
  // A path that begins with two slashes would be an address on another site.
  return url?.origin === origin && !url.pathname.startsWith('//') && !url.pathname.startsWith('/api/')
    ? url.pathname + url.search + url.hash
    : '/'
}

const shape = z.object({ back: z.string(), isWindow: z.boolean() })

/** Parses the cookie. Without a valid one, the user returns to the home page. */
export function readReturnTarget(cookie: string | undefined, origin: string): ReturnTarget {
  try {
    const { back, isWindow } = shape.parse(JSON.parse(cookie ?? ''))
    return { back: ownPath(back, origin), isWindow }
  } catch {
    return { back: '/', isWindow: false }
  }
}

/** The language of the page to which the user returns. */
export function languageOfReturn({ back }: ReturnTarget): Language {
  const first = back.split(/[/?#]/)[1]
  return isLanguage(first) ? first : defaultLanguage
}
