import { useEffect, useRef, type Dispatch, type FormEvent, type RefObject } from 'react'
import type { ConsultationField, FieldErrors } from '@/lib/consultation/form'
import { typedInto } from '@/lib/consultation/typed'
import type { Closed } from '@/lib/domain/closed-days'
import { isOutcomeUnknown } from '@/lib/http/browser/call-failed'
import { NoConnection } from '@/lib/http/browser/no-connection'
import { toast } from '@/components/ui/toast'
import { resultId } from './fields'
import { isWaiting, type FormAction, type FormState } from './form-state'
import type { useAttachment } from './use-attachment'
import type { ConsultationLabels } from './labels'

const retryDelayMs = 20_000

/** What checks and sends the form: loaded when the form is first focused, because it must be there without connection. */
const loadSender = () => import('@/lib/http/browser/consultation')

async function signOpening(form: HTMLFormElement): Promise<void> {
  const { openingOf } = await loadSender()
  const opened = form.elements.namedItem('opened')
  if (opened instanceof HTMLInputElement && !opened.value) opened.value = await openingOf()
}

/**
 * Scrolls to the result of the form in a section and moves the focus to it, unless the visitor is doing something
 * outside of the page's main part.
 */
function showResult(section: Element | null | undefined): void {
  const result = section?.querySelector<HTMLElement>(`#${resultId}`)
  const { activeElement: active, body } = document
  if (!section || !result || (active && active !== body && !section.closest('main')?.contains(active))) return
  // What was sent replaces the form, so the section is seen from its start.
  if (result.matches('h3')) section.scrollIntoView()
  else result.scrollIntoView({ block: 'nearest' })
  result.focus({ preventScroll: true })
}

type FormRef = RefObject<HTMLFormElement | null>

function useSignedOpening(form: FormRef): void {
  useEffect(() => {
    const prepare = ({ currentTarget }: FocusEvent) => {
      if (currentTarget instanceof HTMLFormElement) void signOpening(currentTarget).catch(console.info)
    }
    form.current?.addEventListener('focusin', prepare, { once: true })
  }, [form])
}

function useShownResult(form: FormRef, results: number): void {
  const shownResults = useRef(0)
  useEffect(() => {
    // Not again when the router shows the page once more.
    if (results === shownResults.current) return
    shownResults.current = results
    showResult(form.current?.closest('section'))
  }, [form, results])
}

function useRetry(form: FormRef, isNeeded: boolean, isRetry: RefObject<boolean>): void {
  useEffect(() => {
    if (!isNeeded) return
    const sendAgain = () => {
      isRetry.current = true
      form.current?.requestSubmit()
    }
    const timer = setInterval(sendAgain, retryDelayMs)
    addEventListener('online', sendAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sendAgain)
    }
  }, [isNeeded, form, isRetry])
}

interface Options {
  state: FormState
  dispatch: Dispatch<FormAction>
  closed: Closed
  labels: ConsultationLabels
  attachment: ReturnType<typeof useAttachment>
}

/** Sends the form, one call at a time; again when the connection is back, while its page is open (spec 4). */
export function useSending(form: FormRef, { state, dispatch, closed, labels, attachment }: Options) {
  /** Time of the first attempt: a retry is still the same request. */
  const askedAt = useRef<Date>(undefined)
  const isRetry = useRef(false)

  function refuse({ file, ...errors }: FieldErrors): void {
    if (file !== undefined) attachment.refuse(file)
    const isUnnamed = Object.keys(errors).length === 0
    const failure = file !== undefined ? 'fileRefused' : isUnnamed ? 'notAccepted' : undefined
    dispatch({ type: 'unsent', failure, errors, isShown: true })
  }
  function fail(error: unknown, isByHand: boolean): void {
    console.info(error)
    if (error instanceof NoConnection) return dispatch({ type: 'unsent', failure: 'offline', isShown: isByHand })
    const failure = isOutcomeUnknown(error) ? 'unsure' : 'failed'
    dispatch({ type: 'unsent', failure, isShown: true })
    toast({ kind: 'error', text: labels[failure] })
  }
  async function send(sender: HTMLFormElement, isByHand: boolean): Promise<void> {
    const { readForm, sendConsultation } = await loadSender()
    const checked = readForm(new FormData(sender), null, new Date(), closed)
    if ('errors' in checked) return refuse(checked.errors)
    dispatch({ type: 'checked' })
    const file = await attachment.settle()
    if ('problem' in file) return dispatch({ type: 'unsent', failure: file.problem, isShown: isByHand })
    // The visitor may have typed more during the upload.
    const now = new FormData(sender)
    askedAt.current ??= new Date()
    const read = readForm(now, file.url, askedAt.current, closed)
    if ('errors' in read) return refuse(read.errors)
    const answered = await sendConsultation(read.body)
    if ('errors' in answered) return refuse(answered.errors)
    askedAt.current = undefined
    // Also if the page was left meanwhile, when the reference to the form is empty.
    sender.reset()
    dispatch({ type: 'sent', sent: { ...answered, typed: typedInto(now) } })
    toast({ kind: 'success', text: labels.sent })
  }

  useSignedOpening(form)
  useShownResult(form, state.results)
  useRetry(form, isWaiting(state), isRetry)

  return {
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault()
      const isByHand = !isRetry.current
      isRetry.current = false
      if (state.isSending) return
      dispatch({ type: 'sending', isByHand })
      send(event.currentTarget, isByHand).catch((error: unknown) => fail(error, isByHand))
    },
    async checkAgain(names: ConsultationField[]): Promise<void> {
      if (!names.some((name) => name in state.errors)) return
      const { readForm } = await loadSender()
      const read = form.current && readForm(new FormData(form.current), null, new Date(), closed)
      for (const name of names)
        dispatch({ type: 'fieldChecked', name, error: read && 'errors' in read ? read.errors[name] : undefined })
    },
  }
}
