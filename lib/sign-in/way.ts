import { z } from 'zod'
import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'

/** How a user came to sign in, and where they go on; kept in a cookie of their own browser meanwhile. */
export interface Way {
  /** Path, query and place of the page they were on. */
  back: string
  /** Whether the page is still open beside a window for signing in. */
  isWindow: boolean
}

/** Where a sign-in ends, well or not. */
export const endPath = '/api/sign-in/done'

export const wayCookie = 'sign-in-way'

/** Seconds. */
export const wayAge = 15 * 60

/** A path of this site; the home page for anything else. */
export function ownPath(address: string | null | undefined, origin: string): string {
  const url = URL.parse(address ?? '', origin)
  // A path of two slashes is another site's address.
  return url?.origin === origin && !url.pathname.startsWith('//') && !url.pathname.startsWith('/api/') ? url.pathname + url.search + url.hash : '/'
}

const shape = z.object({ back: z.string(), isWindow: z.boolean() })

/** Reads the cookie; who has none came from the home page. */
export function readWay(cookie: string | undefined, origin: string): Way {
  try {
    const { back, isWindow } = shape.parse(JSON.parse(cookie ?? ''))
    return { back: ownPath(back, origin), isWindow }
  } catch {
    return { back: '/', isWindow: false }
  }
}

/** The language of the page one goes back to. */
export function languageOfWay({ back }: Way): Language {
  const first = back.split(/[/?#]/)[1]
  return isLanguage(first) ? first : defaultLanguage
}
