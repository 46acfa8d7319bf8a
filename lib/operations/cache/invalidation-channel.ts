import { processSingleton } from '@/lib/operations/process-singleton'
import { reconnectingClient, oneShotClient } from './redis'

const channel = 'ilc:content-changed'

export interface InvalidationChannel {
  /** Notifies every instance, this one included. Never waits, never fails. */
  publish: () => void
  isSubscribed: () => boolean
  close: () => void
}

/** Opened by the server, used by Next's bundles: they share this one connection. */
const state = processSingleton('invalidationChannel', () => ({ channel: undefined as InvalidationChannel | undefined }))

export const useInvalidationChannel = (channel: InvalidationChannel | undefined): void => void (state.channel = channel)

export const publishInvalidation = (): void => state.channel?.publish()

/** Opens the channel whenever Redis is available. `changed` is called at a notification, or if one may be missed. */
export async function openInvalidationChannel(url: string, changed: () => void): Promise<InvalidationChannel> {
  let isSubscribed: boolean | undefined
  const client = await reconnectingClient(url)
  const turn = (to: boolean, reason: unknown = '') => {
    if (isSubscribed === to) return
    if (to) console.log('Redis notifies of changed content')
    else console.error('Redis does not answer; changed content is polled every second:', reason)
    isSubscribed = to
    changed()
  }
  const lost = (error: unknown) => turn(false, error)
  client.on('error', lost)
  const publish = () => void client.publish(channel, '').catch(() => undefined)
  client.on('ready', () => {
    // Publishes the changes that were made here while there was no connection.
    void client
      .subscribe(channel, changed)
      .then(() => turn(true))
      .then(publish, lost)
  })
  client.connect().catch(lost)
  return {
    publish,
    isSubscribed: () => isSubscribed === true,
    close: () => {
      isSubscribed = false
      client.destroy()
    },
  }
}

/** Notifies of a change once, from a process that ends soon. Throws when Redis does not answer. */
export async function publishInvalidationOnce(url: string): Promise<void> {
  const client = await oneShotClient(url)
  // The promises below report the same errors.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.publish(channel, '')
  } finally {
    client.destroy()
  }
}
