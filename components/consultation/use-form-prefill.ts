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

function fillTexts({ elements }: HTMLFormElement, texts: Record<string, string>, which: 'empty' | 'all'): void {
  for (const [name, value] of Object.entries(texts)) {
    const field = elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !value) continue
    const filled = which === 'all' ? value : restored(field, value)
    if (filled === undefined) continue
    field.value = filled
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function fillForm(
  form: HTMLFormElement,
  { subjects = [], consultTime, language, ...texts }: Partial<Typed>,
  which: 'empty' | 'all',
  dispatch: Dispatch<FormAction>,
): void {
  fillTexts(form, texts, which)
  const times = form.elements.namedItem('consultTime')
  if (consultTime && times instanceof HTMLSelectElement && times.value === '')
    dispatch({ type: 'timeChosen', time: consultTime })
  const spoken = form.elements.namedItem('language')
  if (language && spoken instanceof HTMLSelectElement) spoken.value = language
  const services = servicesOf(form)
  checkServices(form, (id) => subjects.includes(id))
  const others = subjects.filter((subject) => !services.some(({ value }) => value === subject))
  dispatch({ type: 'subjectsAdded', subjects: others })
}

/** Saves the draft a while after the last key press. */
function useDraft(hasFile: () => boolean) {
  /** The form until the page is left, when the reference to it is empty already. */
  const placeRef = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const draftRef = useRef<{ id: string | undefined; ended: number }>({ id: undefined, ended: 0 })

  const save = useCallback(() => {
    if (timer.current === undefined || !placeRef.current) return
    clearTimeout(timer.current)
    timer.current = undefined
    const typed = { ...typedInto(new FormData(placeRef.current)), language: chosenLanguage(placeRef.current) }
    draftRef.current.id = saveDraft({ id: draftRef.current.id, typed, hadFile: hasFile() })
  }, [hasFile])

  const later = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(save, debounceMs)
  }, [save])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    endDraft(draftRef.current.id)
    draftRef.current = { id: undefined, ended: draftRef.current.ended + 1 }
  }, [])

  return { placeRef, draftRef, save, later, forget }
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
  const { placeRef, draftRef, save, later, forget } = useDraft(hasFile)
  const [isNew, isSent] = [answer === undefined, answer?.outcome === 'sent']

  const fill = useCallback(
    (typed: Partial<Typed>, which: 'empty' | 'all') => {
      if (!form.current) return
      fillForm(form.current, typed, which, dispatch)
      later()
    },
    [form, dispatch, later],
  )

  const offerDraft = useCallback(async () => {
    const { ended } = draftRef.current
    const result = await takeDraft(isNew ? 'any' : 'own')
    // Sent without scripts, maybe from a form that this tab has no draft of.
    if (!result) return isSent ? endDraft(undefined) : undefined
    // The form was sent or cleared meanwhile.
    if (draftRef.current.ended !== ended) return dropDraft(result.id)
    // The page was left meanwhile, and its form shows nothing of the draft.
    if (!placeRef.current) return
    // What was typed meanwhile becomes part of this draft.
    if (draftRef.current.id !== undefined && draftRef.current.id !== result.id) dropDraft(draftRef.current.id)
    draftRef.current.id = result.id
    if (isSent) return forget()
    if (!isNew) return
    fill(result.typed, 'empty')
    dispatch({ type: 'restored', hadFile: result.hadFile })
  }, [placeRef, draftRef, isNew, isSent, fill, forget, dispatch])

  useEffect(() => {
    placeRef.current = form.current
    let report: ReturnType<typeof setTimeout> | undefined
    function prefill(): void {
      const target = form.current
      if (!target) return
      const input = takePrefill()
      if (!input) return
      const { fullName, phone, content, consultDate, unreadDate, subject } = input
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
      placeRef.current = null
    }
  }, [form, placeRef, dispatch, fill, offerDraft, save])

  return { later, fill, forget }
}
