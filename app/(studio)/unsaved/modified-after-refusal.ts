'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Has a form whose save was refused count as modified, as it was before: Payload would let it be left without a question,
 * and disable its buttons until something is typed.
 */
export function useModifiedAfterRefusal(): void {
  const { setModified } = useForm()
  const [isProcessing, isSubmitted, isModified] = [useFormProcessing(), useFormSubmitted(), useFormModified()]
  const wasModified = useRef(false)
  const onProcessing = useEffectEvent((isStart: boolean) => {
    if (isStart) wasModified.current = isModified
    else if (isSubmitted && wasModified.current) setModified(true)
  })
  useEffect(() => onProcessing(isProcessing), [isProcessing])
}
