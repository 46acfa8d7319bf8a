import { remember } from '@/lib/remember'
import { lastingClient, passingClient } from './redis'

const channel = 'ilc:content-changed'

/** Notifies the instances that share a Redis of changed content. */
export interface ChangeChannel {
  /** Notifies every instance, including this one. Never waits, never throws. */
  publish: () => void
  /** Whether this instance currently receives notifications. */
  isSubscribed: () => boolean
  close: () => void
}

/** Opened by the server and used by Next's bundles, which share this one connection. */
const state = remember('changeChannel', () => ({ channel: undefined as ChangeChannel | undefined }))

/** Sets the channel on which this process publishes its changes. */
export const useChangeChannel = (channel: ChangeChannel | undefined): void => void (state.channel = channel)

/** Notifies all instances that share a Redis of changed content. Never waits, never throws. */
export const publishChange = (): void => state.channel?.publish()

/**
 * Opens the channel, connects as soon as Redis is available, and reconnects whenever the connection is lost.
 * `changed` is called at every notification, and whenever the connection is made or lost, because a notification may
 * have been missed.
 */
export function openChangeChannel(url: string, changed: () => void): ChangeChannel {
  let isSubscribed: boolean | undefined
  const client = lastingClient(url)
  const turn = (to: boolean, reason: unknown = '') => {
    if (isSubscribed === to) return
    if (to) console.log('Redis tells of changed content')
    else console.error('Redis does not answer; changed content is looked for every second:', reason)
    isSubscribed = to
    changed()
  }
  const lost = (error: unknown) => turn(false, error)
  client.on('error', lost)
  const publish = () => void client.publish(channel, '').catch(() => undefined)
  client.on('ready', () => {
    // Publishes the changes that were made here while there was no connection.
    void client.subscribe(channel, changed).then(() => turn(true)).then(publish, lost)
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

/** Publishes one notification from a short-lived process. Throws if Redis does not answer. */
export async function publishChangeOnce(url: string): Promise<void> {
  const client = passingClient(url)
  // The promises below report the same errors.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.publish(channel, '')
  } finally {
    client.destroy()
  }
}
