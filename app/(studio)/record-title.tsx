'use client'

import { useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Shows the text of a field as the title of its form. Payload itself can only take a field that is in no group. */
export function RecordTitle({ from }: { from: string }) {
  const name = useFormFields(([fields]) => fields[from]?.value)
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (typeof name !== 'string' || name === '' || title === name) return
    // After Payload has set its own.
    const frame = requestAnimationFrame(() => setDocumentTitle(name))
    return () => cancelAnimationFrame(frame)
  }, [name, setDocumentTitle, title])
  return null
}
