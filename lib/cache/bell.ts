import { lastingClient, passingClient } from './redis'

const channel = 'ilc:content-changed'

/** Rings in every instance that has one hung in the same Redis. */
export interface Bell {
  /** Tells every instance, this one included. Never waits, never fails. */
  ring: () => void
  /** Whether a ring would be heard here now. */
  isHung: () => boolean
  takeDown: () => void
}

declare global {
  /** Hung by the start script, rung by the site: its bundles share this one connection. */
  var ilcBell: Bell | undefined
}

/**
 * Hangs a bell in Redis, or will as soon as Redis is there, and again whenever it is back.
 * `heard` is called at every ring, and when the bell was lost or hung: a ring may have been missed.
 */
export function hangBell(url: string, heard: () => void): Bell {
  let hung: boolean | undefined
  const client = lastingClient(url)
  const turn = (to: boolean, reason: unknown = '') => {
    if (hung === to) return
    if (to) console.log('Redis tells of changed content')
    else console.error('Redis does not answer; changed content is looked for every second:', reason)
    hung = to
    heard()
  }
  const lost = (error: unknown) => turn(false, error)
  client.on('error', lost)
  const ring = () => void client.publish(channel, '').catch(() => undefined)
  client.on('ready', () => {
    // What was changed here without a bell is rung for now.
    void client.subscribe(channel, heard).then(() => turn(true)).then(ring, lost)
  })
  client.connect().catch(lost)
  return {
    ring,
    isHung: () => hung === true,
    takeDown: () => {
      hung = false
      client.destroy()
    },
  }
}

/** Rings once, from a process that ends soon. Throws when Redis does not answer. */
export async function ringOnce(url: string): Promise<void> {
  const client = passingClient(url)
  // Told by the promises as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.publish(channel, '')
  } finally {
    client.destroy()
  }
}
