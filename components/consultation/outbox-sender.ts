import { readOutbox, withArrival, withoutQueued, type QueuedRequest, type OutboxEvent } from '@/lib/consultation/outbox'
import { outboxEvent, outboxKey } from '@/lib/consultation/storage-keys'
import { CallFailed, isOutcomeUnknown } from '@/lib/browser/call-failed'
import { sendConsultation } from '@/lib/browser/consultation'
import { NoConnection } from '@/lib/browser/no-connection'
import { tellOtherTabs } from '@/lib/browser/outbox-channel'
import { rewriteStored, storedValues } from '@/lib/browser/browser-storage'
import { keepDraft } from '@/lib/browser/tab-draft'
import { toast } from '@/components/ui/toast'

/**
 * Sends the requests that are queued on this device, from any open page, until they are sent or withdrawn. One that went
 * out without an answer is not sent again by itself: a backend may have stored it, and would store it once more.
 */

/** Toast messages, and the address of the contact page. */
export interface SenderWords {
  sent: string
  refused: string
  unsure: string
  correct: string
  contactPage: string
}

/** Milliseconds between two attempts: the first delay, and the longest one when the server fails. */
const firstDelayMs = 20_000
const maxDelayMs = 600_000

let timer: ReturnType<typeof setTimeout> | undefined
let pause = firstDelayMs

/** Sends an event to this tab and the others. Returns whether the contact page is open in this tab. */
function publish(event: OutboxEvent): boolean {
  tellOtherTabs(event)
  return !dispatchEvent(new CustomEvent(outboxEvent, { detail: event, cancelable: true }))
}

const queued = () => readOutbox(storedValues(outboxKey))

const note = (id: string, mayHaveArrived: boolean) =>
  rewriteStored(outboxKey, (text) => withArrival(text, id, mayHaveArrived))

/** Requests of which the visitor was told in this tab that they may have arrived. */
const told = new Set<string>()

/** Asks the visitor, on the contact page, what to do with a request that may have arrived. */
function ask(id: string, words: SenderWords): void {
  const isOpen = publish({ id, kind: 'unsure' })
  if (!isOpen && !told.has(id))
    toast({ kind: 'error', text: words.unsure, link: { text: words.correct, href: words.contactPage } })
  told.add(id)
}

/** Tries once to send one request. Returns the milliseconds until the next attempt; undefined if none is needed. */
async function attempt({ id, body, typed }: QueuedRequest, words: SenderWords): Promise<number | undefined> {
  publish({ id, kind: 'trying' })
  // Beforehand, since the page may be closed during the attempt.
  note(id, true)
  try {
    const sent = await sendConsultation(body)
    rewriteStored(outboxKey, (text) => withoutQueued(text, id))
    if ('reference' in sent) {
      publish({ id, kind: 'sent', ...sent })
      toast({ kind: 'success', text: words.sent })
      return undefined
    }
    keepDraft({ id, typed, hadFile: body.file !== null })
    const isOpen = publish({ id, kind: 'refused', faults: { ...sent.faults }, typed })
    if (!isOpen) toast({ kind: 'error', text: words.refused, link: { text: words.correct, href: words.contactPage } })
    return undefined
  } catch (error) {
    console.info('The queued request could not be sent:', error)
    if (isOutcomeUnknown(error)) {
      ask(id, words)
      return undefined
    }
    note(id, false)
    publish({ id, kind: error instanceof NoConnection ? 'offline' : 'delayed' })
    if (error instanceof NoConnection) return firstDelayMs
    pause = Math.min(pause * 2, maxDelayMs)
    return Math.max(pause, error instanceof CallFailed ? error.seconds * 1000 : 0)
  }
}

/**
 * Tries once to send each request, until one fails. Returns the milliseconds until the next attempt; undefined if none
 * is needed.
 */
async function attemptAll(words: SenderWords): Promise<number | undefined> {
  for (const { id } of queued()) {
    // Read again: another tab may have sent or withdrawn it in the meantime.
    const waiting = queued().find((one) => one.id === id)
    if (waiting?.mayHaveArrived) ask(id, words)
    const pause = waiting && !waiting.mayHaveArrived ? await attempt(waiting, words) : undefined
    if (pause !== undefined) return pause
  }
  return undefined
}

/** Tries now, and repeats until nothing is left but what may have arrived. A lock prevents two tabs from sending at once. */
export async function sendOutbox(words: SenderWords): Promise<void> {
  clearTimeout(timer)
  const alone =
    'locks' in navigator
      ? await navigator.locks.request(outboxKey, { ifAvailable: true }, (lock) =>
          lock ? attemptAll(words) : firstDelayMs,
        )
      : await attemptAll(words)
  clearTimeout(timer)
  if (alone === undefined) pause = firstDelayMs
  else timer = setTimeout(() => void sendOutbox(words), alone)
}
