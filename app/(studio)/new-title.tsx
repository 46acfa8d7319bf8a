'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useLabels } from './use-labels'

/** Names a record that was never saved after its kind. Payload would say that it has no title. */
export function NewTitle() {
  const labels = useLabels()
  const { id, collectionSlug, docConfig } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { i18n, t } = useTranslation()
  const kind = docConfig && 'labels' in docConfig ? docConfig.labels.singular : undefined
  const name = kind && labels('newRecord', { label: getTranslation(kind, i18n) })
  useEffect(() => {
    if (id !== undefined || !collectionSlug || !name || title !== `[${t('general:untitled')}]`) return
    // After Payload has set its own.
    const frame = requestAnimationFrame(() => setDocumentTitle(name))
    return () => cancelAnimationFrame(frame)
  }, [id, collectionSlug, name, setDocumentTitle, t, title])
  return null
}
