'use client'

import { useDocumentInfo, useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'
import { noteAnswer } from './refusals'

/**
 * In each form of a record: a save that was refused may be repeated at once, and its reasons stay. Payload marks the
 * form as unmodified, whatever the answer was, and its buttons are disabled until something is typed.
 */
export function AfterRefusal() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { getFields, setModified } = useForm()
  const [isProcessing, isSubmitted, isModified] = [useFormProcessing(), useFormSubmitted(), useFormModified()]
  const begun = useRef<{ fields: FormState; isModified: boolean }>(undefined)
  const onProcessing = useEffectEvent((isStart: boolean) => {
    const before = begun.current
    begun.current = isStart ? { fields: getFields(), isModified } : undefined
    if (isStart || !before) return
    noteAnswer({ collectionSlug, globalSlug, id }, before.fields, getFields())
    if (isSubmitted && before.isModified) setModified(true)
  })
  useEffect(() => onProcessing(isProcessing), [isProcessing])
  return null
}
