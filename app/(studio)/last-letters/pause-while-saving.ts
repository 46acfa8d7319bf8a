'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useFormProcessing } from '@payloadcms/ui'
import { useEffect } from 'react'
import { doWorkBeforePresses } from './before-presses'

if (typeof window !== 'undefined') doWorkBeforePresses(window)

/** Payload only greys the editor while its form is saved, and replaces what is typed meanwhile by what was saved. */
export function PauseWhileSaving() {
  const [editor] = useLexicalComposerContext()
  const isSaving = useFormProcessing()
  useEffect(() => {
    const root = editor.getRootElement()
    if (!isSaving || !root) return undefined
    const hadFocus = document.activeElement === root
    // Not `setEditable`, upon which each block would ask the server for its form again.
    root.inert = true
    return () => {
      root.inert = false
      if (hadFocus) editor.focus()
    }
  }, [editor, isSaving])
  return null
}
