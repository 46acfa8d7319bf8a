'use client'

import { useEffect } from 'react'
import { defaultLanguage, isLanguage, languageMaxAgeSeconds, languageKey } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'

function cookieLanguage(): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${languageKey}=`))
    ?.slice(languageKey.length + 1)
}

/**
 * Stores the language in both local storage and the cookie. If only local storage has it, redirects the visitor once.
 */
function remember(): void {
  const cookie = cookieLanguage()
  if (isLanguage(cookie)) {
    localStorage.setItem(languageKey, cookie)
    return
  }
  const stored = localStorage.getItem(languageKey)
  if (!isLanguage(stored)) return
  document.cookie = `${languageKey}=${stored}; path=/; max-age=${languageMaxAgeSeconds}; samesite=lax`
  const { pathname, search } = location
  const prefixed = isLanguage(pathname.split('/')[1])
  if (stored !== defaultLanguage && !prefixed && cookieLanguage() === stored)
    location.replace(localPath(stored, pathname) + search)
}

export function LanguageMemory() {
  useEffect(() => {
    try {
      remember()
    } catch {
      // A browser that stores no site data throws here; the page works without.
    }
  }, [])
  return null
}
