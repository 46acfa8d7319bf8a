'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The label of a row: what a request's history or a note says, or a template's name. The row need not be opened. */
export function RowLabel() {
  const { data } = useRowLabel<{ what?: string; name?: string; text?: string }>()
  return <span>{data.what ?? data.name ?? data.text}</span>
}
