import { useEffect, type RefObject } from 'react'
import { prefillEvent, prefillKey, type Prefill } from '@/lib/consultation/prefill'
import { toTypedDate } from '@/lib/domain/typed-date'
import { store, readStored } from '@/lib/browser/browser-storage'
import { fillForm } from './fill-form'

function takePrefill(): Prefill | undefined {
  const text = readStored('sessionStorage', prefillKey)
  store('sessionStorage', prefillKey, null)
  try {
    return text === null ? undefined : (JSON.parse(text) as Prefill)
  } catch {
    return undefined
  }
}

/**
 * Fills the form once with the values from the footer's form; later edits win (product decisions 5). Passes the subject
 * to `onSubjects`.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, onSubjects: (subjects: string[]) => void): void {
  useEffect(() => {
    function fill() {
      const given = takePrefill()
      if (!given || !form.current) return
      const { fullName, phone, content, consultDate, subject } = given
      fillForm(form.current, { fullName, phone, content, consultDate: consultDate && toTypedDate(consultDate) }, 'all')
      onSubjects([subject])
    }
    queueMicrotask(fill)
    addEventListener(prefillEvent, fill)
    return () => removeEventListener(prefillEvent, fill)
  }, [form, onSubjects])
}
