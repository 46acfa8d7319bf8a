'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useLabels } from './use-labels'

function useTitle(name: string | undefined): void {
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (!name || title === name) return
    // After Payload has set its own.
    const frame = requestAnimationFrame(() => setDocumentTitle(name))
    return () => cancelAnimationFrame(frame)
  }, [name, setDocumentTitle, title])
}

/** Shows the text of a field as the title of its form. Payload itself can only take a field that is in no group. */
export function RecordTitle({ from }: { from: string }) {
  const name = useFormFields(([fields]) => fields[from]?.value)
  useTitle(typeof name === 'string' ? name : undefined)
  return null
}

/** Names a record that was never saved after its kind. Payload would say that it has no title. */
export function NewTitle() {
  const labels = useLabels()
  const { id, collectionSlug, docConfig } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { i18n, t } = useTranslation()
  const kind = docConfig && 'labels' in docConfig ? docConfig.labels.singular : undefined
  const isUntitled = id === undefined && collectionSlug && title === `[${t('general:untitled')}]`
  useTitle(kind && isUntitled ? labels('newRecord', { label: getTranslation(kind, i18n) }) : undefined)
  return null
}
