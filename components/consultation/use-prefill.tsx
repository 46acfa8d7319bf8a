import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import { prefillEvent, prefillKey, type Prefill } from '@/lib/consultation/prefill'
import { typedInto, type Typed } from '@/lib/consultation/typed'
import { decodeSegment } from '@/lib/domain/ids'
import { serviceAnchor } from '@/lib/domain/paths'
import { toTypedDate } from '@/lib/domain/typed-date'
import { store, readStored } from '@/lib/browser/browser-storage'
import { fillForm } from './fill-form'
import { missingFields } from './missing-fields'
import { PrefillNote } from './prefill-note'
import type { ConsultationWords } from './words'

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

/** Moves to the first field that is still to be filled in, or to the button that sends the form. */
function goOnIn(form: HTMLFormElement, typed: Typed): void {
  const [first] = missingFields(typed)
  const next = form.querySelector<HTMLElement>(first ? `[name=${first}]` : '[type=submit]:not([hidden])')
  next?.scrollIntoView({ block: 'center' })
  next?.focus({ preventScroll: true })
}

/** Whether a page shows what the footer's form has sent without script: nothing is wrong, but something is missing. */
const isBegun = ({ typed, faults, outcome, slots }: FormAnswer) =>
  outcome === undefined && slots === undefined && Object.keys(faults).length === 0 && missingFields(typed).length > 0

interface Options {
  /** The page of a form that was sent without script. */
  answer: FormAnswer | undefined
  words: ConsultationWords
}

/**
 * Fills the form once with the values from the footer's form; later edits win (product decisions 5). Passes the subject
 * to `onSubjects`, and moves to what is missing. Returns a note of it, which stays until the form is cleared.
 */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  onSubjects: (subjects: string[]) => void,
  { answer, words }: Options,
): ReactNode {
  const [prefilled, setPrefilled] = useState(answer && isBegun(answer) ? answer.typed : undefined)
  useEffect(() => {
    const place = form.current
    let timer: ReturnType<typeof setTimeout> | undefined
    function report() {
      if (!form.current) return
      const typed = typedInto(new FormData(form.current))
      setPrefilled(typed)
      goOnIn(form.current, typed)
    }
    function fill(event?: Event) {
      if (!form.current) return
      const given = takePrefill()
      if (!given) {
        const service = serviceInAddress(form.current)
        if (service !== undefined) fillForm(form.current, { subjects: [service] }, 'all')
        return
      }
      const { fullName, phone, content, consultDate, unreadDate, subject } = given
      const date = consultDate ? toTypedDate(consultDate) : unreadDate
      fillForm(form.current, { fullName, phone, content, consultDate: date }, 'all')
      onSubjects([subject])
      event?.preventDefault()
      // After a draft has filled in more, and after the router has scrolled to the top of the page.
      timer = setTimeout(report)
    }
    const forget = () => setPrefilled(undefined)
    queueMicrotask(() => fill())
    addEventListener(prefillEvent, fill)
    place?.addEventListener('reset', forget)
    return () => {
      clearTimeout(timer)
      removeEventListener(prefillEvent, fill)
      place?.removeEventListener('reset', forget)
    }
  }, [form, onSubjects])
  return <div aria-live="polite">{prefilled && <PrefillNote words={words} typed={prefilled} />}</div>
}
