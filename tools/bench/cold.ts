import { cpuOf } from './process-tree'

const mostPages = 30

const lists = ['/en/nghien-cuu', '/en/tin-tuc', '/zh/nghien-cuu', '/zh/tin-tuc']

const articles = /href="(\/(?:en|zh)\/(?:nghien-cuu|tin-tuc)\/[^"#?]+)"/g

async function text(address: string): Promise<string> {
  const response = await fetch(address)
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

/**
 * Milliseconds of the processor for an article that nobody has asked for since the start; undefined where the machine
 * does not report them. Work that the server does later, when it is idle, is not in it.
 */
export async function coldPages(url: string, pid: number): Promise<number | undefined> {
  const found = new Set<string>()
  for (const list of lists)
    for (const [, address = ''] of (await text(url + list)).matchAll(articles)) found.add(address)
  const addresses = [...found].filter((address) => !lists.includes(address)).slice(0, mostPages)
  const before = cpuOf(pid)
  for (const address of addresses) await text(url + address)
  const after = cpuOf(pid)
  return before === undefined || after === undefined ? undefined : (after - before) / addresses.length
}
