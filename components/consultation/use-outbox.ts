import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Reservation } from '@/lib/backend/model'
import type { Typed } from '@/lib/consultation/typed'
import type { OutboxEvent, QueuedRequest } from '@/lib/consultation/outbox'
import { outboxEvent, outboxKey, requestQueued } from '@/lib/consultation/storage-keys'
import { storedValues } from '@/lib/browser/browser-storage'
import type { WaitingState } from './queue'

interface Options {
  /** `isInForm` if the form has nothing but the request, which other tabs may have sent. */
  onSent: (stored: Reservation, typed: Typed, isInForm: boolean) => Promise<void>
  /** `id` is that of the request and of its draft. */
  onRefused: (id: string, faults: Record<string, string>, typed: Typed) => Promise<void>
  /** The request in the form was sent, refused or withdrawn elsewhere while the router kept this page hidden. */
  onGone: () => void
}

/** A request that waits for a connection, with the code that handles and shows it. */
type Waiting = { request: QueuedRequest } & typeof import('./queue')

const isWaitingState = (kind: OutboxEvent['kind']): kind is WaitingState =>
  kind === 'trying' || kind === 'offline' || kind === 'delayed' || kind === 'unsure'

/** A request that waits for a connection, and its result. The code for it is loaded if there is one. */
export function useOutbox(form: RefObject<HTMLFormElement | null>, { onSent, onRefused, onGone }: Options) {
  const [waiting, setWaiting] = useState<Waiting>()
  const [state, setState] = useState<WaitingState>('offline')
  /** The same request, known before it is rendered. */
  const known = useRef<Waiting>(undefined)

  function show(next: Waiting | undefined): void {
    known.current = next
    setWaiting(next)
  }
  /** Whether the request may be shown in the form if it is refused, or is all that the form has. */
  const fits = (how: 'hasRoomFor' | 'isIn') =>
    form.current !== null && known.current !== undefined && known.current[how](form.current, known.current.request)
  const load = useEffectEvent(async (outbox: (string | null)[]) => {
    const queue = await import('./queue')
    const request = queue.firstIn(outbox)
    if (!request) return
    show({ request, ...queue })
    if (request.mayHaveArrived) setState('unsure')
  })
  /** Whether the result of a request is shown here: not that of another tab's request or one withdrawn here. */
  const concerns = useEffectEvent((event: OutboxEvent) => {
    const isKnown = event.id === known.current?.request.id
    return isKnown && (event.kind !== 'refused' || fits('hasRoomFor'))
  })
  const onEvent = useEffectEvent((event: OutboxEvent) => {
    const request = known.current?.request
    if (event.id !== request?.id) return
    if (isWaitingState(event.kind)) return setState(event.kind)
    const [isInForm, hasRoom] = [fits('isIn'), fits('hasRoomFor')]
    show(undefined)
    if (event.kind === 'sent') void onSent(event, request.typed, isInForm)
    if (event.kind === 'refused' && hasRoom) void onRefused(event.id, event.faults, event.typed)
  })
  const checkStored = useEffectEvent(() => {
    const request = known.current?.request
    if (!request || storedValues(outboxKey).some((text) => text?.includes(request.id))) return
    const isInForm = fits('isIn')
    show(undefined)
    if (isInForm) onGone()
  })

  useEffect(() => {
    checkStored()
    // Read before anything is loaded: the request may be sent meanwhile, and this page shows its result.
    const outbox = storedValues(outboxKey)
    let isLoading = outbox.length > 0
    const read = async () => {
      await Promise.resolve()
      if (outbox.length > 0) await load(outbox)
    }
    const loading = read()
      .catch(console.info)
      .finally(() => (isLoading = false))
    // A request may be sent before it is known here that it waits.
    const onNews = async (event: OutboxEvent) => {
      await loading
      onEvent(event)
    }
    const onDomEvent = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const detail = event.detail as OutboxEvent
      // This page shows the result itself, so the sender need not show a toast that links here.
      if (isLoading || concerns(detail)) event.preventDefault()
      void onNews(detail)
    }
    const others = new BroadcastChannel(outboxEvent)
    others.addEventListener('message', ({ data }: MessageEvent<OutboxEvent>) => void onNews(data))
    addEventListener(outboxEvent, onDomEvent)
    return () => {
      removeEventListener(outboxEvent, onDomEvent)
      others.close()
    }
  }, [])

  return {
    waiting,
    state,
    /** Whether the form has the request that waits. */
    isQueued: () => fits('isIn'),
    /** Queues a request until it can be sent. Returns whether the browser stored it. */
    async enqueue(typed: Omit<QueuedRequest, 'id'>): Promise<boolean> {
      const queue = await import('./queue')
      const request = queue.enqueue(typed)
      if (!request) return false
      if (form.current) queue.noteForm(form.current, request)
      show({ request, ...queue })
      setState('offline')
      dispatchEvent(new Event(requestQueued))
      return true
    },
    /** Withdraws the request, so that it is not sent. Returns what was typed. */
    withdraw(): Typed | undefined {
      if (waiting) waiting.withdraw(waiting.request.id)
      show(undefined)
      return waiting?.request.typed
    },
  }
}
