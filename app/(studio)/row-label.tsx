'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Above a row of a request's history or notes: what it says, so that it need not be opened. */
export function RowLabel() {
  const { data } = useRowLabel<{ what?: string; text?: string }>()
  return <span>{data.what ?? data.text}</span>
}
