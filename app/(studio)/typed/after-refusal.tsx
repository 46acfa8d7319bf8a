'use client'

import { useDocumentInfo, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { noteAnswer } from './refusals'

/**
 * In each form of a record: a save that was refused may be repeated at once, and its reasons stay. Payload marks the
 * form as unmodified, whatever the answer was, and its buttons are disabled until something is typed.
 */
export function AfterRefusal() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { getFields, setModified } = useForm()
  const [isProcessing, isSubmitted] = [useFormProcessing(), useFormSubmitted()]
  const wasProcessing = useRef(false)
  const onAnswer = useEffectEvent(() => {
    noteAnswer({ collectionSlug, globalSlug, id }, getFields())
    if (isSubmitted) setModified(true)
  })
  useEffect(() => {
    if (wasProcessing.current && !isProcessing) onAnswer()
    wasProcessing.current = isProcessing
  }, [isProcessing])
  return null
}
