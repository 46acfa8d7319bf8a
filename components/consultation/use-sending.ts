import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import type { Faults } from '@/lib/consultation/form'
import { typedInto, type Typed } from '@/lib/consultation/typed'
import type { WireBody } from '@/lib/consultation/outbox'
import { NoConnection } from '@/lib/browser/no-connection'
import { dropDraft } from '@/lib/browser/tab-draft'
import { toast } from '@/components/ui/toast'
import { showResult } from './show-result'
import type { Settled, useAttachment } from './use-attachment'
import type { useDraft } from './use-draft'
import { useOutbox } from './use-outbox'
import type { ConsultationWords } from './words'

/** Milliseconds until another attempt if the file could not be uploaded for want of a connection. */
const retryDelayMs = 20_000

interface Options {
  answer: FormAnswer | undefined
  /** Intervals of closed days. */
  closed: readonly string[]
  words: ConsultationWords
  attachment: ReturnType<typeof useAttachment>
  draft: ReturnType<typeof useDraft>
}

/** Preloads what sends and queues the form: it must be available when the connection is not. */
const prepare = () =>
  void Promise.all([import('@/lib/browser/consultation'), import('./outbox-sender')]).catch(console.info)

/** Why a form without faults was not sent. */
export type Failure = 'failed' | Extract<Settled, { problem: string }>['problem']

/** A request that was sent: its reference, and what was typed. */
export interface Sent {
  reference: string
  typed: Typed
}

const sentBefore = (answer: FormAnswer | undefined): Sent | undefined =>
  answer?.outcome === 'sent' ? { reference: answer.reference ?? '', typed: answer.typed } : undefined

/** Sends the form, one call at a time, or queues it until there is a connection (spec 4). */
export function useSending(
  form: RefObject<HTMLFormElement | null>,
  { answer, closed, words, attachment, draft }: Options,
) {
  const [faults, setFaults] = useState<Faults>(answer?.faults ?? {})
  const [failure, setFailure] = useState<Failure | undefined>(answer?.outcome === 'failed' ? 'failed' : undefined)
  const [sent, setSent] = useState(sentBefore(answer))
  /** Results that are to be shown to the visitor, counted. */
  const [results, setResults] = useState(0)
  const [isSending, setIsSending] = useState(false)
  /** Time of the first attempt: a retry is still the same request. */
  const askedAt = useRef<Date>(undefined)
  const isRetry = useRef(false)

  function succeed(reference: string, typed: Typed): void {
    askedAt.current = undefined
    form.current?.reset()
    setSent({ reference, typed })
    setResults((count) => count + 1)
  }
  function fail(why: Failure | undefined, found: Faults = {}): void {
    setFaults(found)
    setFailure(why)
    setResults((count) => count + 1)
  }
  function refuse({ file, ...others }: Faults): void {
    if (file !== undefined) attachment.refuse(file)
    fail(file === undefined ? undefined : 'fileRefused', others)
  }
  const waiting = useOutbox({
    onSent: succeed,
    onRefused: (id, found, typed) => {
      // The form has it again.
      dropDraft(id)
      draft.fill(typed, 'all')
      refuse(found)
    },
  })

  async function deliver(body: WireBody, typed: Typed): Promise<void> {
    const { sendConsultation } = await import('@/lib/browser/consultation')
    try {
      const answered = await sendConsultation(body)
      if ('faults' in answered) return refuse(answered.faults)
      succeed(answered.reference, typed)
      toast({ kind: 'success', text: words.sent })
    } catch (error) {
      if (!(error instanceof NoConnection) || !waiting.enqueue({ body, typed })) throw error
      draft.forget()
    }
  }

  /** Clears the errors when the form is reset. */
  function forget(): void {
    setFaults({})
    setFailure(undefined)
  }

  async function send(sender: HTMLFormElement, isByHand: boolean): Promise<void> {
    setIsSending(true)
    if (isByHand) setFailure(undefined)
    try {
      const { readForm } = await import('@/lib/browser/consultation')
      const checked = readForm(new FormData(sender), null, new Date(), closed)
      if ('faults' in checked) return refuse(checked.faults)
      setFaults({})
      const file = await attachment.settle()
      // A visitor who does something else is not disturbed by every attempt.
      if ('problem' in file) return isByHand ? fail(file.problem) : setFailure(file.problem)
      setFailure(undefined)
      // The visitor may have typed more during the upload.
      const now = new FormData(sender)
      askedAt.current ??= new Date()
      const read = readForm(now, file.url, askedAt.current, closed)
      if ('faults' in read) return refuse(read.faults)
      await deliver(read.body, typedInto(now))
    } catch (error) {
      console.info(error)
      fail('failed')
      toast({ kind: 'error', text: words.failed })
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

  useEffect(() => form.current?.addEventListener('focusin', prepare, { once: true }), [form])

  useEffect(() => {
    const place = form.current
    const goOn = () => setSent(undefined)
    // Only the prefill from the footer's form writes into a form that is hidden because it was sent.
    place?.addEventListener('input', goOn)
    return () => {
      place?.removeEventListener('input', goOn)
      // The page is left. The router keeps it, and shows it again with an empty form.
      if (!answer) goOn()
    }
  }, [form, answer])

  useEffect(() => {
    if (results > 0) showResult(form.current?.closest('section'))
  }, [form, results])

  const fileWaits = failure === 'fileWaits'
  useEffect(() => {
    if (!fileWaits) return
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
  }, [fileWaits, form])

  return {
    faults,
    failure,
    sent,
    isSending,
    waiting,
    onSubmit,
    forget,
    /** Shows the form again after a request was sent. */
    goBack: () => setSent(undefined),
  }
}
