'use client'

import { useRowLabel } from '@payloadcms/ui'

export function RowLabel() {
  const { data } = useRowLabel<Record<string, unknown>>()
  // The text of a new template is a group of languages, and it has no name yet.
  return <span>{['what', 'name', 'text'].map((field) => data[field]).find((each) => typeof each === 'string')}</span>
}
