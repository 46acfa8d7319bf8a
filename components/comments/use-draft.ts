import { useEffect, useRef } from 'react'
import { draftKeys, store, readStored } from '@/lib/browser/browser-storage'

/** Keeps what is typed into a field in the tab, so that it is there again after a sign-in in the same tab or a reload. */
export function useDraft(name: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  const key = draftKeys + name
  useEffect(() => {
    const kept = readStored('sessionStorage', key)
    if (kept && field.current && field.current.value === field.current.defaultValue) field.current.value = kept
  }, [key])
  return {
    field,
    onInput: () => store('sessionStorage', key, field.current?.value ?? ''),
    /** Forgets what has arrived; what was typed since stays. */
    clear: (sent: string) => {
      if (field.current?.value !== sent) return
      store('sessionStorage', key, null)
      field.current.value = field.current.defaultValue
    },
  }
}
