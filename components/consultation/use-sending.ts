import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import type { Faults } from '@/lib/consultation/form'
import { typedInto, type Typed } from '@/lib/consultation/typed'
import type { WireBody } from '@/lib/consultation/outbox'
import { CallFailed } from '@/lib/browser/call-failed'
import { NoConnection } from '@/lib/browser/no-connection'
import { toast } from '@/components/ui/toast'
import type { useAttachment } from './use-attachment'
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

/** Result of sending; `fileWaits`: the connection failed before the file was uploaded. */
export type Outcome = 'sent' | 'failed' | 'fileWaits'

/** Sends the form, one call at a time, or queues it until there is a connection (spec 4). */
export function useSending(
  form: RefObject<HTMLFormElement | null>,
  { answer, closed, words, attachment, draft }: Options,
) {
  const [faults, setFaults] = useState<Faults>(answer?.faults ?? {})
  const [outcome, setOutcome] = useState<Outcome | undefined>(answer?.outcome)
  const [reference, setReference] = useState(answer?.reference)
  const [isSending, setIsSending] = useState(false)
  /** Time of the first attempt: a retry is still the same request. */
  const askedAt = useRef<Date>(undefined)

  function succeed(reference: string): void {
    askedAt.current = undefined
    form.current?.reset()
    setReference(reference)
    setOutcome('sent')
  }
  function refuse(found: Faults): void {
    const { file, ...others } = found
    setFaults(others)
    if (file !== undefined) attachment.refuse(file)
    form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
  }
  const waiting = useOutbox({
    onSent: succeed,
    onRefused: (found, typed) => {
      draft.fill(typed, 'all')
      refuse(found)
    },
  })

  async function deliver(body: WireBody, typed: Typed): Promise<void> {
    const { sendConsultation } = await import('@/lib/browser/consultation')
    try {
      const sent = await sendConsultation(body)
      if ('faults' in sent) return refuse(sent.faults)
      succeed(sent.reference)
      toast({ kind: 'success', text: words.sent })
    } catch (error) {
      if (!(error instanceof NoConnection) || !waiting.enqueue({ body, typed })) throw error
      draft.forget()
    }
  }

  /** Returns the address of the form's file; undefined, after reporting why, if it cannot be sent. */
  async function settleFile(): Promise<string | null | undefined> {
    try {
      return await attachment.settle()
    } catch (error) {
      if (error instanceof NoConnection) setOutcome('fileWaits')
      else if (!(error instanceof CallFailed)) throw error
      return undefined
    }
  }

  /** Clears the errors and the result when the form is reset. */
  function forget(): void {
    setFaults({})
    setOutcome(undefined)
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const sender = event.currentTarget
    setIsSending(true)
    setOutcome(undefined)
    try {
      const { readForm } = await import('@/lib/browser/consultation')
      const checked = readForm(new FormData(sender), null, new Date(), closed)
      if ('faults' in checked) return refuse(checked.faults)
      setFaults({})
      const file = await settleFile()
      if (file === undefined) return
      // The visitor may have typed more during the upload.
      const now = new FormData(sender)
      askedAt.current ??= new Date()
      const read = readForm(now, file, askedAt.current, closed)
      if ('faults' in read) return refuse(read.faults)
      await deliver(read.body, typedInto(now))
    } catch (error) {
      console.info(error)
      setOutcome('failed')
      toast({ kind: 'error', text: words.failed })
    } finally {
      setIsSending(false)
    }
  }

  useEffect(() => form.current?.addEventListener('focusin', prepare, { once: true }), [form])

  const fileWaits = outcome === 'fileWaits'
  useEffect(() => {
    if (!fileWaits) return
    const sendAgain = () => form.current?.requestSubmit()
    const timer = setInterval(sendAgain, retryDelayMs)
    addEventListener('online', sendAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sendAgain)
    }
  }, [fileWaits, form])

  return {
    faults,
    outcome,
    reference,
    isSending,
    waiting,
    send: (event: FormEvent<HTMLFormElement>) => void send(event),
    forget,
  }
}
