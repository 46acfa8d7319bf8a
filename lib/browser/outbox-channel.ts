import type { OutboxEvent } from '@/lib/consultation/outbox'
import { outboxEvent } from '@/lib/consultation/storage-keys'

/** Tells the other tabs what became of a request that waits for a connection. */
export function tellOtherTabs(event: OutboxEvent): void {
  const others = new BroadcastChannel(outboxEvent)
  // A BroadcastChannel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  others.postMessage(event)
  others.close()
}
