import { Agent, request } from 'node:https'

interface Answered {
  address: string
  /** Undefined if there was no response. */
  status: number | undefined
}

export function load(site: string, addresses: readonly string[], perSecond: number): () => Promise<Answered[]> {
  // Closes idle connections before the site does, which could happen just as the next request is sent.
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 3000, rejectUnauthorized: false })
  const requested: Promise<Answered>[] = []
  const ask = (address: string) =>
    new Promise<Answered>((resolve) => {
      const sent = request(site + address, { agent }, (response) => {
        response.resume()
        response.once('end', () => resolve({ address, status: response.statusCode }))
        response.once('error', () => resolve({ address, status: undefined }))
      })
      sent.once('error', () => resolve({ address, status: undefined })).end()
    })
  let i = 0
  const timer = setInterval(() => {
    requested.push(ask(addresses[i % addresses.length] ?? '/'))
    i += 1
  }, 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    const answers = await Promise.all(requested)
    agent.destroy()
    return answers
  }
}
