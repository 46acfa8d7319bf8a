import { useEffect, useRef } from 'react'
import { draftKeys, store, readStored } from '@/lib/http/browser/browser-storage'

export const draftNames = (articleId: string, id: string) => ({
  reply: `${articleId}/${id}`,
  edit: `edit/${id}`,
  report: `report/${id}`,
})

export const hasDraft = (name: string): boolean => Boolean(readStored('sessionStorage', draftKeys + name))

/** Stores a field's text in the tab, to restore it after a sign-in in the same tab or a reload. */
export function useDraft(name: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  const key = draftKeys + name
  useEffect(() => {
    const stored = readStored('sessionStorage', key)
    if (!stored || !field.current || field.current.value !== field.current.defaultValue) return
    field.current.value = stored
    // The comments are folded until somebody looks for them.
    field.current.closest('details')?.setAttribute('open', '')
  }, [key])
  return {
    field,
    onInput: () => store('sessionStorage', key, field.current?.value ?? ''),
    /** Deletes the draft once it was sent, unless the text has changed since. */
    clear: (sent: string) => {
      if (field.current?.value !== sent) return
      store('sessionStorage', key, null)
      field.current.value = field.current.defaultValue
    },
  }
}
