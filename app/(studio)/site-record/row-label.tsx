'use client'

import { useRowLabel } from '@payloadcms/ui'
import { groupedPhone } from '@/lib/domain/phone'
import { written } from '../written-day'

interface Row {
  name?: { vi?: string }
  title?: { vi?: string }
  text?: { vi?: string }
  phone?: string
  firstDay?: string
  lastDay?: string
  from?: string
  until?: string
}

export function SiteRowLabel() {
  const { data, rowNumber } = useRowLabel<Row>()
  const days = [...new Set([data.firstDay, data.lastDay].filter(Boolean).map(written))].join(' – ')
  const times = [data.from, data.until].filter(Boolean).join(' – ')
  const parts = [data.name?.vi, data.title?.vi ?? data.text?.vi, data.phone && groupedPhone(data.phone), days, times]
  return <span>{parts.filter(Boolean).join(' · ') || String((rowNumber ?? 0) + 1)}</span>
}
