import { useEffect, type RefObject } from 'react'
import { handedOver, handedOverKey, type HandedOver } from '@/lib/consultation/handed-over'
import { toTypedDate } from '@/lib/domain/typed-date'
import { store, readStored } from '@/components/sign-in/browser-storage'
import { fillForm } from './fill-form'

function takeHandedOver(): HandedOver | undefined {
  const text = readStored('sessionStorage', handedOverKey)
  store('sessionStorage', handedOverKey, null)
  try {
    return text === null ? undefined : (JSON.parse(text) as HandedOver)
  } catch {
    return undefined
  }
}

/** Fills the form once with what the footer's form handed over; later edits win (product decisions 5). Tells `onSubjects` what it was about. */
export function usePrefilled(form: RefObject<HTMLFormElement | null>, onSubjects: (subjects: string[]) => void): void {
  useEffect(() => {
    function fill() {
      const given = takeHandedOver()
      if (!given || !form.current) return
      const { fullName, phone, content, consultDate, subject } = given
      fillForm(form.current, { fullName, phone, content, consultDate: consultDate && toTypedDate(consultDate) }, 'all')
      onSubjects([subject])
    }
    queueMicrotask(fill)
    addEventListener(handedOver, fill)
    return () => removeEventListener(handedOver, fill)
  }, [form, onSubjects])
}
