'use client'

import { useAuth } from '@payloadcms/ui'
import { startTransition, useEffect, useState } from 'react'
import { readStored } from '@/lib/http/browser/browser-storage'
import { copyIn, dropCopy, formPrefix, keepCopy } from './copies'

/** Texts that are not in the form of a record, such as an answer to a client: kept in the browser until they are empty. */
export function useKeptTexts<Name extends string>(slug: string, id: number, empty: Record<Name, string>) {
  const { user } = useAuth()
  const key = user ? `${formPrefix(user.id, slug, id)}text` : undefined
  const [texts, setTexts] = useState(empty)
  useEffect(() => {
    if (!key) return
    const kept = copyIn(readStored('localStorage', key))?.values ?? {}
    const strings = Object.entries(kept).filter(([, text]) => typeof text === 'string')
    startTransition(() => setTexts((before) => ({ ...before, ...Object.fromEntries(strings) })))
  }, [key])

  function change(changed: Partial<Record<Name, string>>): void {
    const values = { ...texts, ...changed }
    setTexts(values)
    if (!key) return
    if (Object.values(values).every((text) => text === '')) dropCopy(key)
    else keepCopy(key, { at: Date.now(), savedAt: '', values })
  }

  return [texts, change] as const
}
