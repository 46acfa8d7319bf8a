import { useEffect, useReducer, useRef, type Dispatch, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Reservation } from '@/lib/backend/model'
import type { FormAnswer } from '@/lib/consultation/answer'
import type { ConsultationField } from '@/lib/consultation/form'
import { membersOf } from '@/lib/consultation/stored-json'
import type { Closed } from '@/lib/domain/closed-days'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { readStored, store } from '@/lib/http/browser/browser-storage'
import { formReducer, initialState, isWaiting, type FormAction, type FormState, type SentRequest } from './form-state'
import { useAttachment } from './use-attachment'
import { useFormPrefill } from './use-form-prefill'
import { useSending } from './use-sending'
import type { ConsultationLabels } from './labels'

/** Says in the title of the window that the form has errors, or was sent (WCAG 2.4.2, 3.3.1). */
function useTitle(state: FormState, labels: ConsultationLabels): void {
  const { failure, errors, sent } = state
  const hasErrors = Object.keys(errors).length > 0 || (failure !== undefined && !isWaiting(state))
  const prefix = sent ? `${labels.sent} ` : hasErrors ? labels.errorTitle.replace('{title}', '') : ''
  useEffect(() => {
    if (!prefix) return undefined
    let isAdded = false
    const add = () => {
      // The page that answers a form without script has its title already.
      if (document.title.startsWith(prefix.trim())) return
      document.title = prefix + document.title
      isAdded = true
    }
    add()
    // Next may write the title of the page once more, when its metadata arrives after the form was pressed.
    const observer = new MutationObserver(add)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      if (isAdded && document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [prefix])
}

const correctionKeyName = 'consultation-correction'

const storeCorrection = (request: Reservation | undefined) =>
  store('sessionStorage', correctionKeyName, request ? JSON.stringify(request) : null)

function storedCorrection(): Reservation | undefined {
  const stored = membersOf(readStored('sessionStorage', correctionKeyName))
  const [reference, correctionKey] = [stored.get('reference'), stored.get('correctionKey')]
  return typeof reference === 'string' && typeof correctionKey === 'string' ? { reference, correctionKey } : undefined
}

function useStoredCorrection(answer: FormAnswer | undefined, dispatch: Dispatch<FormAction>): void {
  useEffect(() => {
    const request = storedCorrection()
    if (request) dispatch({ type: 'correcting', request })
    // The page is left. The router keeps it, and shows it again with an empty form.
    return () => {
      if (!answer) dispatch({ type: 'formShown' })
    }
  }, [answer, dispatch])
}

interface Options {
  answer: FormAnswer | undefined
  closed: Closed
  labels: ConsultationLabels
}

export function useContactForm({ answer, closed, labels }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [state, dispatch] = useReducer(formReducer, answer, initialState)
  const attachment = useAttachment(file, state.file, dispatch)
  const filling = useFormPrefill(form, { answer, hasFile: attachment.hasFile, dispatch })
  const sending = useSending(form, { state, dispatch, closed, labels, attachment })
  const { sent } = state
  useTitle(state, labels)

  useStoredCorrection(answer, dispatch)

  // The button that had the focus is no longer rendered.
  const focus = (name: ConsultationField) =>
    setTimeout(() => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus())
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    filling.later()
    // Only the prefill from the footer's form writes into a form that is hidden because it was sent.
    if (sent) dispatch({ type: 'formShown' })
    if (!(target instanceof HTMLElement) || !('name' in target)) return
    const isDate = target instanceof HTMLInputElement && target.name === 'consultDate'
    if (isDate) dispatch({ type: 'dayTyped', day: parseTypedDate(target.value) })
    const names = isDate ? ['consultDate', 'consultTime'] : [target.name]
    sending.checkAgain(names as ConsultationField[]).catch(console.info)
  }
  function clear(): void {
    dispatch({ type: 'cleared' })
    storeCorrection(undefined)
    attachment.clear()
    filling.forget()
  }
  function discard(): void {
    form.current?.reset()
    focus('fullName')
  }
  function correct({ typed: before, ...request }: SentRequest): void {
    storeCorrection(request)
    // Before the day is filled in: its times include that of the request.
    flushSync(() => dispatch({ type: 'correcting', request }))
    filling.fill(before, 'all')
    dispatch({ type: 'formShown' })
    focus('email')
  }
  function sendAnother(): void {
    dispatch({ type: 'formShown' })
    focus('fullName')
  }
  const sendForm = () => form.current?.requestSubmit()
  const ways = {
    onAgain: () => {
      attachment.again()
      sendForm()
    },
    onOther: () => file.current?.click(),
    onWithout: () => {
      attachment.clear()
      sendForm()
    },
  }
  return { form, file, state, dispatch, attachment, sending, onInput, clear, discard, correct, sendAnother, ways }
}
