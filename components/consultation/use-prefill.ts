import { useEffect, type RefObject } from 'react'
import { prefillEvent, prefillKey, type Prefill } from '@/lib/consultation/prefill'
import { decodeSegment } from '@/lib/domain/ids'
import { serviceAnchor } from '@/lib/domain/paths'
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

/** The service that the page's address names, if the form offers it. */
function serviceInAddress(form: HTMLFormElement): string | undefined {
  const anchor = decodeSegment(location.hash.slice(1))
  const services = [...form.querySelectorAll<HTMLInputElement>('[name=subjects][type=checkbox]')]
  return services.map(({ value }) => value).find((id) => serviceAnchor(id) === anchor)
}

/**
 * Fills the form once with the values from the footer's form; later edits win (product decisions 5). Passes the subject
 * to `onSubjects`.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>, onSubjects: (subjects: string[]) => void): void {
  useEffect(() => {
    function fill() {
      const given = takePrefill()
      if (!form.current) return
      if (!given) {
        const service = serviceInAddress(form.current)
        if (service !== undefined) fillForm(form.current, { subjects: [service] }, 'all')
        return
      }
      const { fullName, phone, content, consultDate, subject } = given
      fillForm(form.current, { fullName, phone, content, consultDate: consultDate && toTypedDate(consultDate) }, 'all')
      onSubjects([subject])
    }
    queueMicrotask(fill)
    addEventListener(prefillEvent, fill)
    return () => removeEventListener(prefillEvent, fill)
  }, [form, onSubjects])
}
