import { useCallback, useEffect, useRef, type Dispatch, type RefObject } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import { dropDraft, endDraft, saveDraft, takeDraft } from '@/lib/consultation/draft'
import { prefillKey, type Prefill } from '@/lib/consultation/prefill'
import { restored, typedInto, type Typed } from '@/lib/consultation/typed'
import { toTypedDate } from '@/lib/domain/typed-date'
import { readStored, store } from '@/lib/http/browser/browser-storage'
import { missingFields } from './fields'
import type { FormAction } from './form-state'

const debounceMs = 400

function takePrefill(): Prefill | undefined {
  const text = readStored('sessionStorage', prefillKey)
  store('sessionStorage', prefillKey, null)
  try {
    return text === null ? undefined : (JSON.parse(text) as Prefill)
  } catch {
    return undefined
  }
}

const servicesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=subjects]'),
]

function checkServices(form: HTMLFormElement, isMeant: (id: string) => boolean): void {
  for (const service of servicesOf(form)) {
    if (service.checked || !isMeant(service.value)) continue
    service.checked = true
    service.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** The page's own language is no choice: the draft may be opened on a page in another one. */
const chosenLanguage = (form: HTMLFormElement) =>
  form.querySelector<HTMLOptionElement>('[name=language] option:checked:not([selected])')?.value ?? ''

function goOnIn(form: HTMLFormElement, typed: Typed): void {
  const [first] = missingFields(typed)
  const next = form.querySelector<HTMLElement>(first ? `[name=${first}]` : '[type=submit]:not([hidden])')
  next?.scrollIntoView({ block: 'center' })
  next?.focus({ preventScroll: true })
}

interface Options {
  answer: FormAnswer | undefined
  hasFile: () => boolean
  dispatch: Dispatch<FormAction>
}

/**
 * Fills the form by itself: with the values from the footer's form, which later edits win over (product decisions 5),
 * and with the draft, which is stored on the visitor's device and fills the empty fields at the next visit.
 */
export function useFormPrefill(form: RefObject<HTMLFormElement | null>, { answer, hasFile, dispatch }: Options) {
  /** The form until the page is left, when the reference to it is empty already. */
  const place = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const draft = useRef<{ id: string | undefined; ended: number }>({ id: undefined, ended: 0 })
  const [isNew, isSent] = [answer === undefined, answer?.outcome === 'sent']

  const save = useCallback(() => {
    if (timer.current === undefined || !place.current) return
    clearTimeout(timer.current)
    timer.current = undefined
    const typed = { ...typedInto(new FormData(place.current)), language: chosenLanguage(place.current) }
    draft.current.id = saveDraft({ id: draft.current.id, typed, hadFile: hasFile() })
  }, [hasFile])

  const later = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(save, debounceMs)
  }, [save])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    endDraft(draft.current.id)
    draft.current = { id: undefined, ended: draft.current.ended + 1 }
  }, [])

  const fill = useCallback(
    ({ subjects = [], consultTime, language, ...fields }: Partial<Typed>, which: 'empty' | 'all') => {
      const { elements } = form.current ?? {}
      if (!form.current || !elements) return
      for (const [name, value] of Object.entries(fields)) {
        const field = elements.namedItem(name)
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !value) continue
        const filled = which === 'all' ? value : restored(field, value)
        if (filled === undefined) continue
        field.value = filled
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const times = elements.namedItem('consultTime')
      if (consultTime && times instanceof HTMLSelectElement && times.value === '')
        dispatch({ type: 'timeChosen', time: consultTime })
      const spoken = elements.namedItem('language')
      if (language && spoken instanceof HTMLSelectElement) spoken.value = language
      const services = servicesOf(form.current)
      checkServices(form.current, (id) => subjects.includes(id))
      const others = subjects.filter((subject) => !services.some(({ value }) => value === subject))
      dispatch({ type: 'subjectsAdded', subjects: others })
      later()
    },
    [form, dispatch, later],
  )

  const offerDraft = useCallback(async () => {
    const { ended } = draft.current
    const found = await takeDraft(isNew ? 'any' : 'own')
    // Sent without scripts, maybe from a form that this tab has no draft of.
    if (!found) return isSent ? endDraft(undefined) : undefined
    // The form was sent or cleared meanwhile.
    if (draft.current.ended !== ended) return dropDraft(found.id)
    // The page was left meanwhile, and its form shows nothing of the draft.
    if (!place.current) return
    // What was typed meanwhile becomes part of this draft.
    if (draft.current.id !== undefined && draft.current.id !== found.id) dropDraft(draft.current.id)
    draft.current.id = found.id
    if (isSent) return forget()
    if (!isNew) return
    fill(found.typed, 'empty')
    dispatch({ type: 'restored', hadFile: found.hadFile })
  }, [isNew, isSent, fill, forget, dispatch])

  useEffect(() => {
    place.current = form.current
    let report: ReturnType<typeof setTimeout> | undefined
    function prefill(): void {
      const target = form.current
      if (!target) return
      const given = takePrefill()
      if (!given) return
      const { fullName, phone, content, consultDate, unreadDate, subject } = given
      const date = consultDate ? toTypedDate(consultDate) : unreadDate
      fill({ fullName, phone, content, consultDate: date, subjects: [subject] }, 'all')
      // After a draft has filled in more, and after the router has scrolled to the top of the page.
      report = setTimeout(() => {
        const typed = typedInto(new FormData(target))
        dispatch({ type: 'prefilled', typed })
        goOnIn(target, typed)
      })
    }
    prefill()
    // After the prefill from the footer's form, which has priority.
    offerDraft().catch(console.info)
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(report)
      removeEventListener('pagehide', save)
      // A link was pressed right after a key.
      save()
      place.current = null
    }
  }, [form, dispatch, fill, offerDraft, save])

  return { later, fill, forget }
}
