import { useLayoutEffect, useRef } from 'react'
import { readOutbox, withArrival, withoutQueued, type QueuedRequest } from '@/lib/consultation/outbox'
import { outboxKey, requestQueued } from '@/lib/consultation/storage-keys'
import { newId } from '@/lib/consultation/stored-json'
import { isBlank, isSame, typedInto, type Typed } from '@/lib/consultation/typed'
import { readStored, rewriteStored, store } from '@/lib/browser/browser-storage'
import { tellOtherTabs } from '@/lib/browser/outbox-channel'
import { Button } from '@/components/ui/button'
import type { ConsultationWords } from './words'
import styles from './form-notes.module.css'

/** What stores a request until it can be sent, and shows that it waits. Loaded only if it may be needed. */

/** The first request of a stored outbox. */
export const firstIn = (outbox: (string | null)[]): QueuedRequest | undefined => readOutbox(outbox)[0]

/** Queues a request. Returns it with its id, or undefined if the browser stores nothing. */
export function enqueue(request: Omit<QueuedRequest, 'id'>): QueuedRequest | undefined {
  const one = { id: newId(), ...request }
  const key = `${outboxKey}/${one.id}`
  store('localStorage', key, JSON.stringify([one]))
  return readStored('localStorage', key) === null ? undefined : one
}

/** Withdraws a request, so that it is not sent, and tells other tabs that show it. */
export function withdraw(id: string): void {
  rewriteStored(outboxKey, (text) => withoutQueued(text, id))
  tellOtherTabs({ id, kind: 'withdrawn' })
}

/** Sends a request again that may have arrived, as the visitor wants. */
export function sendAgain(id: string): void {
  rewriteStored(outboxKey, (text) => withArrival(text, id, false))
  dispatchEvent(new Event(requestQueued))
}

/** What the form had when a request of this page was queued: more if the visitor typed during the attempt. */
const asQueued = new Map<string, Typed>()

const inForm = (form: HTMLFormElement) => typedInto(new FormData(form))

/** Notes what the form has at the moment at which its request is queued. */
export const noteForm = (form: HTMLFormElement, { id }: QueuedRequest): void => void asQueued.set(id, inForm(form))

/** Whether a form has what is sent, and nothing else: that of another tab's request has its own text. */
export function isIn(form: HTMLFormElement, { id, typed }: QueuedRequest): boolean {
  const now = inForm(form)
  return [typed, asQueued.get(id)].some((one) => one && isSame(now, one))
}

/** Whether a refused request may return to a form: not over another text. The address may have chosen a service. */
export const hasRoomFor = (form: HTMLFormElement, request: QueuedRequest): boolean =>
  isBlank({ ...inForm(form), subjects: [] }) || isIn(form, request)

/** What is known of a request that waits; `unsure`: it may have arrived. */
export type WaitingState = 'trying' | 'offline' | 'delayed' | 'unsure'

interface Props {
  words: ConsultationWords
  state: WaitingState
  id: string
  onWithdraw: () => void
  onDiscard: () => void
}

/** Note that the request is stored on this device, with buttons to send, withdraw or discard it. */
export function OutboxNote({ words, state, id, onWithdraw, onDiscard }: Props) {
  const [isTrying, isUnsure] = [state === 'trying', state === 'unsure']
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The send button that had the focus is in a hidden form now.
    if (document.activeElement?.closest('[hidden]')) button.current?.focus()
  }, [])
  return (
    <div className={styles.note}>
      {isUnsure ? (
        <p>
          <strong>{words.unsure}</strong> {words.unsureAgain}
        </p>
      ) : (
        <p>{state === 'delayed' ? words.delayed : words.offline}</p>
      )}
      <p className={styles.actions}>
        <Button ref={button} aria-disabled={isTrying} onClick={() => isTrying || sendAgain(id)}>
          {isTrying ? words.sending : isUnsure ? words.sendAgain : words.sendNow}
        </Button>
        <Button look="quiet" aria-disabled={isTrying} onClick={() => isTrying || onWithdraw()}>
          {words.goOn}
        </Button>
        {isUnsure && (
          <Button look="quiet" onClick={onDiscard}>
            {words.discard}
          </Button>
        )}
      </p>
    </div>
  )
}
