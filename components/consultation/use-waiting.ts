import { useEffect, useEffectEvent, useState } from 'react'
import type { Typed } from '@/lib/consultation/typed'
import { readWaiting, waitingNews, withoutWaiting, withWaiting, type Waiting, type WaitingNews } from '@/lib/consultation/waiting'
import { waitingKept, waitingKey } from '@/lib/consultation/storage-keys'
import { store, readStored } from '@/components/sign-in/browser-storage'

interface Options {
  onSent: (reference: string) => void
  onRefused: (faults: Record<string, string>, typed: Typed) => void
}

const kept = () => readStored('localStorage', waitingKey)

/** A request that waits for a connection, and what becomes of it. */
export function useWaiting({ onSent, onRefused }: Options) {
  const [waiting, setWaiting] = useState<Waiting>()
  const [state, setState] = useState<'trying' | 'offline' | 'delayed'>('offline')

  const hear = useEffectEvent((news: WaitingNews) => {
    // Of another tab's, or of one that was taken back here meanwhile: what is typed here stays.
    if (news.id !== waiting?.id) return
    if (news.kind !== 'sent' && news.kind !== 'refused') return setState(news.kind)
    setWaiting(undefined)
    if (news.kind === 'sent') onSent(news.reference)
    else onRefused(news.faults, news.typed)
  })

  useEffect(() => {
    const look = () => setWaiting(readWaiting(kept())[0])
    const onNews = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      // Whoever hears it here tells the visitor: no toast is needed that leads to this page.
      event.preventDefault()
      hear(event.detail as WaitingNews)
    }
    const others = new BroadcastChannel(waitingNews)
    others.addEventListener('message', ({ data }: MessageEvent<WaitingNews>) => hear(data))
    addEventListener(waitingNews, onNews)
    queueMicrotask(look)
    return () => {
      removeEventListener(waitingNews, onNews)
      others.close()
    }
  }, [])

  return {
    waiting,
    state,
    /** Keeps a request until it can be sent. Gives whether this browser keeps anything. */
    keep(request: Omit<Waiting, 'id'>): boolean {
      const one = { ...request, id: `${Date.now()}-${Math.random()}` }
      store('localStorage', waitingKey, withWaiting(kept(), one))
      if (!readWaiting(kept()).some(({ id }) => id === one.id)) return false
      setWaiting(one)
      setState('offline')
      dispatchEvent(new Event(waitingKept))
      return true
    },
    sendNow: () => void dispatchEvent(new Event(waitingKept)),
    /** Takes the request back: it is not sent any more. */
    takeBack(): Typed | undefined {
      if (waiting) store('localStorage', waitingKey, withoutWaiting(kept(), waiting.id))
      setWaiting(undefined)
      return waiting?.typed
    },
  }
}
