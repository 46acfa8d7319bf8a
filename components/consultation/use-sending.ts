import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { FormAnswer, Unsent } from '@/lib/consultation/answer'
import type { ConsultationField, Faults } from '@/lib/consultation/form'
import { typedInto, type Typed } from '@/lib/consultation/typed'
import type { WireBody } from '@/lib/consultation/wire'
import type { Closed } from '@/lib/domain/closed-days'
import { isOutcomeUnknown } from '@/lib/browser/call-failed'
import { NoConnection } from '@/lib/browser/no-connection'
import { toast } from '@/components/ui/toast'
import { showResult } from './show-result'
import type { useAttachment } from './use-attachment'
import type { Failure, SendNotes } from './send-notes'
import type { SentNote, SentRequest } from './sent-note'
import type { ConsultationWords } from './words'

/** Milliseconds until another attempt if there was no connection. */
const retryDelayMs = 20_000

interface Options {
  answer: FormAnswer | undefined
  closed: Closed
  words: ConsultationWords
  attachment: ReturnType<typeof useAttachment>
}

/** What says what became of the form. */
const loadNotes = () => import('./result-notes')

/** Preloads what sends the form and says what became of it: it must be there when the connection is not. */
const prepare = () => void Promise.all([import('@/lib/browser/consultation'), loadNotes()]).catch(console.info)

/** A request that was sent: its reference, and what was typed. */
export interface Sent extends SentRequest {
  /** What shows it; the page of a form that was sent without script shows it already. */
  Note?: typeof SentNote
}

const sentBefore = (answer: FormAnswer | undefined): Sent | undefined =>
  answer?.outcome === 'sent'
    ? { reference: answer.reference ?? '', correctionKey: answer.correctionKey ?? '', typed: answer.typed }
    : undefined

const unsentBefore = (answer: FormAnswer | undefined): Unsent | undefined =>
  answer?.outcome === 'sent' ? undefined : answer?.outcome

/** Has the server sign when the form was first focused, unless it has already. */
async function signOpening(form: HTMLFormElement): Promise<void> {
  const opened = form.elements.namedItem('opened')
  if (!(opened instanceof HTMLInputElement) || opened.value) return
  const { openingOf } = await import('@/lib/browser/consultation')
  opened.value = await openingOf()
}

/** Sends the form, one call at a time; again when the connection is back, while its page is open (spec 4). */
export function useSending(form: RefObject<HTMLFormElement | null>, { answer, closed, words, attachment }: Options) {
  const [faults, setFaults] = useState<Faults>(answer?.faults ?? {})
  const [failure, setFailure] = useState<Failure | undefined>(unsentBefore(answer))
  /** Shows why the form was not sent; undefined until it is sent by script. */
  const [Notes, setNotes] = useState<typeof SendNotes>()
  const [sent, setSent] = useState(sentBefore(answer))
  /** Results that are to be shown to the visitor, counted. */
  const [results, setResults] = useState(0)
  const shownResults = useRef(0)
  const [isSending, setIsSending] = useState(false)
  /** Time of the first attempt: a retry is still the same request. */
  const askedAt = useRef<Date>(undefined)
  const isRetry = useRef(false)

  function show(request: Sent): void {
    setSent(request)
    setResults((count) => count + 1)
  }
  function fail(why: Failure | undefined, found: Faults = {}): void {
    setFaults(found)
    setFailure(why)
    setResults((count) => count + 1)
  }
  function refuse({ file, ...others }: Faults): void {
    if (file !== undefined) attachment.refuse(file)
    const isUnnamed = Object.keys(others).length === 0
    fail(file === undefined ? (isUnnamed ? 'notAccepted' : undefined) : 'fileRefused', others)
  }
  async function deliver(sender: HTMLFormElement, body: WireBody, typed: Typed): Promise<void> {
    const [{ sendConsultation }, { SentNote }] = await Promise.all([import('@/lib/browser/consultation'), loadNotes()])
    const answered = await sendConsultation(body)
    if ('faults' in answered) return refuse(answered.faults)
    askedAt.current = undefined
    // Also if the page was left meanwhile, when the reference to the form is empty.
    sender.reset()
    show({ ...answered, typed, Note: SentNote })
    toast({ kind: 'success', text: words.sent })
  }

  /** Clears the errors when the form is reset. */
  function forget(): void {
    setFaults({})
    setFailure(undefined)
  }

  /** A visitor who does something else is not disturbed by every attempt. */
  const wait = (why: Failure, isByHand: boolean) => (isByHand ? fail(why) : setFailure(why))

  async function send(sender: HTMLFormElement, isByHand: boolean): Promise<void> {
    setIsSending(true)
    if (isByHand) setFailure(undefined)
    try {
      const [{ readForm }, { SendNotes }] = await Promise.all([import('@/lib/browser/consultation'), loadNotes()])
      setNotes(() => SendNotes)
      const checked = readForm(new FormData(sender), null, new Date(), closed)
      if ('faults' in checked) return refuse(checked.faults)
      setFaults({})
      const file = await attachment.settle()
      if ('problem' in file) return wait(file.problem, isByHand)
      setFailure(undefined)
      // The visitor may have typed more during the upload.
      const now = new FormData(sender)
      askedAt.current ??= new Date()
      const read = readForm(now, file.url, askedAt.current, closed)
      if ('faults' in read) return refuse(read.faults)
      await deliver(sender, read.body, typedInto(now))
    } catch (error) {
      console.info(error)
      if (error instanceof NoConnection) return wait('offline', isByHand)
      const why = isOutcomeUnknown(error) ? 'unsure' : 'failed'
      fail(why)
      toast({ kind: 'error', text: words[why] })
    } finally {
      setIsSending(false)
    }
  }
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const isByHand = !isRetry.current
    isRetry.current = false
    if (!isSending) void send(event.currentTarget, isByHand)
  }

  useEffect(() => {
    const begin = ({ currentTarget }: FocusEvent) => {
      prepare()
      if (currentTarget instanceof HTMLFormElement) void signOpening(currentTarget).catch(console.info)
    }
    form.current?.addEventListener('focusin', begin, { once: true })
  }, [form])

  /** Shows what is still wrong with a field, if anything, once it was changed. */
  const checkAgain = useEffectEvent(async (name: ConsultationField) => {
    if (!(name in faults)) return
    const [{ readForm }, { SendNotes }] = await Promise.all([import('@/lib/browser/consultation'), loadNotes()])
    if (!form.current) return
    const read = readForm(new FormData(form.current), null, new Date(), closed)
    const fault = 'faults' in read ? read.faults[name] : undefined
    setNotes(() => SendNotes)
    setFaults((before) => {
      const next = { ...before }
      delete next[name]
      return fault === undefined ? next : { ...next, [name]: fault }
    })
  })
  useEffect(() => {
    const place = form.current
    const goOn = ({ target }: Event) => {
      setSent(undefined)
      if (!(target instanceof HTMLElement) || !('name' in target)) return
      for (const name of target.name === 'consultDate' ? ['consultDate', 'consultTime'] : [target.name])
        void checkAgain(name as ConsultationField).catch(console.info)
    }
    // Only the prefill from the footer's form writes into a form that is hidden because it was sent.
    place?.addEventListener('input', goOn)
    return () => {
      place?.removeEventListener('input', goOn)
      // The page is left. The router keeps it, and shows it again with an empty form.
      if (!answer) setSent(undefined)
    }
  }, [form, answer])

  useEffect(() => {
    // Not again when the router shows the page once more.
    if (results === shownResults.current) return
    shownResults.current = results
    showResult(form.current?.closest('section'))
  }, [form, results])

  const isWaiting = failure === 'offline' || failure === 'fileWaits'
  useEffect(() => {
    if (!isWaiting) return
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
  }, [isWaiting, form])

  return {
    faults,
    failure,
    Notes,
    sent,
    isSending,
    onSubmit,
    forget,
    /** Shows the form again after a request was sent. */
    goBack: () => setSent(undefined),
  }
}
