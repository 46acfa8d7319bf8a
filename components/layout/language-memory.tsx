'use client'

import { useEffect } from 'react'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import { languageKey } from '@/lib/i18n/route'

function cookieLanguage(): string | undefined {
  return document.cookie.split('; ').find((pair) => pair.startsWith(`${languageKey}=`))?.slice(languageKey.length + 1)
}

/** Keeps local storage and cookie in step: the choice stands in both (decisions 3). */
export function LanguageMemory() {
  useEffect(() => {
    const cookie = cookieLanguage()
    const stored = localStorage.getItem(languageKey)
    if (isLanguage(cookie)) {
      localStorage.setItem(languageKey, cookie)
    } else if (isLanguage(stored)) {
      document.cookie = `${languageKey}=${stored}; path=/; max-age=31536000; samesite=lax`
      const { pathname, search } = location
      const prefixed = isLanguage(pathname.split('/')[1])
      if (stored !== defaultLanguage && !prefixed) location.replace(localPath(stored, pathname) + search)
    }
  }, [])
  return null
}
