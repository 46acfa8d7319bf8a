import http from 'node:http'
import https from 'node:https'

export interface Answered {
  address: string
  /** Undefined if there was no response. */
  status: number | undefined
  age: string | undefined
}

export function load(site: string, addresses: readonly string[], perSecond: number): () => Promise<Answered[]> {
  const { Agent, request } = site.startsWith('https:') ? https : http
  // Closes idle connections before the site does, which could happen just as the next request is sent.
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 64,
    timeout: 3000,
    ...(site.startsWith('https:') && { rejectUnauthorized: false }),
  })
  const requested: Promise<Answered>[] = []
  const ask = (address: string) =>
    new Promise<Answered>((resolve) => {
      const sent = request(site + address, { agent }, (response) => {
        response.resume()
        response.once('end', () => resolve({ address, status: response.statusCode, age: response.headers.age }))
        response.once('error', () => resolve({ address, status: undefined, age: undefined }))
      })
      sent.once('error', () => resolve({ address, status: undefined, age: undefined })).end()
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
