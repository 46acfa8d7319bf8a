'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The label of a row in a request's history or notes: its text, so that the row need not be opened. */
export function RowLabel() {
  const { data } = useRowLabel<{ what?: string; text?: string }>()
  return <span>{data.what ?? data.text}</span>
}
