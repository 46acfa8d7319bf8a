import { useEffect, useEffectEvent, useState } from 'react'
import type { Typed } from '@/lib/consultation/typed'
import { readOutbox, outboxEvent, withoutQueued, withQueued, type QueuedRequest, type OutboxEvent } from '@/lib/consultation/outbox'
import { requestQueued, outboxKey } from '@/lib/consultation/storage-keys'
import { store, readStored } from '@/components/sign-in/browser-storage'

interface Options {
  onSent: (reference: string) => void
  onRefused: (faults: Record<string, string>, typed: Typed) => void
}

const stored = () => readStored('localStorage', outboxKey)

/** A request that waits for a connection, and what becomes of it. */
export function useOutbox({ onSent, onRefused }: Options) {
  const [waiting, setWaiting] = useState<QueuedRequest>()
  const [state, setState] = useState<'trying' | 'offline' | 'delayed'>('offline')

  const hear = useEffectEvent((news: OutboxEvent) => {
    // Of another tab's, or of one that was withdrawn here meanwhile: what is typed here stays.
    if (news.id !== waiting?.id) return
    if (news.kind !== 'sent' && news.kind !== 'refused') return setState(news.kind)
    setWaiting(undefined)
    if (news.kind === 'sent') onSent(news.reference)
    else onRefused(news.faults, news.typed)
  })

  useEffect(() => {
    const read = () => setWaiting(readOutbox(stored())[0])
    const onNews = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      // Whoever hears it here tells the visitor: no toast is needed that leads to this page.
      event.preventDefault()
      hear(event.detail as OutboxEvent)
    }
    const others = new BroadcastChannel(outboxEvent)
    others.addEventListener('message', ({ data }: MessageEvent<OutboxEvent>) => hear(data))
    addEventListener(outboxEvent, onNews)
    queueMicrotask(read)
    return () => {
      removeEventListener(outboxEvent, onNews)
      others.close()
    }
  }, [])

  return {
    waiting,
    state,
    /** Keeps a request until it can be sent. Gives whether this browser keeps anything. */
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
    /** Withdraws the request: it is not sent any more. */
    withdraw(): Typed | undefined {
      if (waiting) store('localStorage', outboxKey, withoutQueued(stored(), waiting.id))
      setWaiting(undefined)
      return waiting?.typed
    },
  }
}
