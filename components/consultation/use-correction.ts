import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Reservation } from '@/lib/backend/model'
import type { FormAnswer } from '@/lib/consultation/answer'
import { membersOf } from '@/lib/consultation/stored-json'
import { readStored, store } from '@/lib/browser/browser-storage'

/** Key in session storage. */
const correctionStorageKey = 'consultation-correction'

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The request that the form corrects, in this tab also after a reload. */
export function useCorrection(answer: FormAnswer | undefined) {
  const before = answer?.outcome === 'sent' ? '' : (answer?.correctionKey ?? '')
  const [corrected, setCorrected] = useState<Reservation | undefined>(
    before ? { reference: before.slice(0, before.indexOf('_')), correctionKey: before } : undefined,
  )
  useEffect(() => {
    const stored = membersOf(readStored('sessionStorage', correctionStorageKey))
    const correctionKey = textIn(stored.get('correctionKey'))
    if (correctionKey) queueMicrotask(() => setCorrected({ reference: textIn(stored.get('reference')), correctionKey }))
  }, [])
  return {
    corrected,
    /** Notes the request that is corrected from now on, before the form is filled in. */
    correct(request: Reservation | undefined): void {
      store('sessionStorage', correctionStorageKey, request ? JSON.stringify(request) : null)
      flushSync(() => setCorrected(request))
    },
  }
}
