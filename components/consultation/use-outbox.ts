import { useEffect, useEffectEvent, useState } from 'react'
import type { Typed } from '@/lib/consultation/typed'
import {
  readOutbox,
  outboxEvent,
  withoutQueued,
  withQueued,
  type QueuedRequest,
  type OutboxEvent,
} from '@/lib/consultation/outbox'
import { requestQueued, outboxKey } from '@/lib/consultation/storage-keys'
import { store, readStored } from '@/lib/browser/browser-storage'

interface Options {
  onSent: (reference: string, typed: Typed) => void
  /** `id` is that of the request and of its draft. */
  onRefused: (id: string, faults: Record<string, string>, typed: Typed) => void
}

const stored = () => readStored('localStorage', outboxKey)

/** A request that waits for a connection, and its result. */
export function useOutbox({ onSent, onRefused }: Options) {
  const [waiting, setWaiting] = useState<QueuedRequest>()
  const [state, setState] = useState<'trying' | 'offline' | 'delayed'>('offline')

  const onEvent = useEffectEvent((event: OutboxEvent) => {
    // The event is about another tab's request or one withdrawn here: keep what is typed in this tab.
    if (!waiting || event.id !== waiting.id) return
    if (event.kind !== 'sent' && event.kind !== 'refused') return setState(event.kind)
    setWaiting(undefined)
    if (event.kind === 'sent') onSent(event.reference, waiting.typed)
    else onRefused(event.id, event.faults, event.typed)
  })

  useEffect(() => {
    const read = () => setWaiting(readOutbox(stored())[0])
    const onDomEvent = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      // This page shows the result itself, so the sender need not show a toast that links here.
      event.preventDefault()
      onEvent(event.detail as OutboxEvent)
    }
    const others = new BroadcastChannel(outboxEvent)
    others.addEventListener('message', ({ data }: MessageEvent<OutboxEvent>) => onEvent(data))
    addEventListener(outboxEvent, onDomEvent)
    queueMicrotask(read)
    return () => {
      removeEventListener(outboxEvent, onDomEvent)
      others.close()
    }
  }, [])

  return {
    waiting,
    state,
    /** Queues a request until it can be sent. Returns whether the browser stored it. */
    enqueue(request: Omit<QueuedRequest, 'id'>): boolean {
      const one = { ...request, id: `${Date.now()}-${Math.random()}` }
      store('localStorage', outboxKey, withQueued(stored(), one))
      if (!readOutbox(stored()).some(({ id }) => id === one.id)) return false
      setWaiting(one)
      setState('offline')
      dispatchEvent(new Event(requestQueued))
      return true
    },
    sendNow: () => void dispatchEvent(new Event(requestQueued)),
    /** Withdraws the request, so that it is not sent. Returns what was typed. */
    withdraw(): Typed | undefined {
      if (waiting) store('localStorage', outboxKey, withoutQueued(stored(), waiting.id))
      setWaiting(undefined)
      return waiting?.typed
    },
  }
}
