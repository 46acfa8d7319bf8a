import { processorTimeOf } from './processes'

const maxPages = 30

const lists = ['/en/nghien-cuu', '/en/tin-tuc', '/zh/nghien-cuu', '/zh/tin-tuc']

const articles = /href="(\/(?:en|zh)\/(?:nghien-cuu|tin-tuc)\/[^"#?]+)"/g

async function text(address: string): Promise<string> {
  const response = await fetch(address)
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

/** Milliseconds of the processor for an article that nobody has asked for since the start, without later work. */
export async function coldPages(url: string, server: number): Promise<number> {
  const listed = await Promise.all(lists.map((list) => text(url + list)))
  const results = new Set(listed.flatMap((html) => [...html.matchAll(articles)].map(([, address = '']) => address)))
  const addresses = [...results].filter((address) => !lists.includes(address)).slice(0, maxPages)
  const before = processorTimeOf(server)
  for (const address of addresses) await text(url + address)
  return (processorTimeOf(server) - before) / addresses.length
}
