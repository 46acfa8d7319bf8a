'use client'

import type { ReactNode } from 'react'
import { useBelowArticle } from './below-article'

export function MarkMine({ id, children }: { id: string; children: ReactNode }) {
  const { written } = useBelowArticle()
  return <li data-mine={written.some((own) => own.id === id) ? '' : undefined}>{children}</li>
}
