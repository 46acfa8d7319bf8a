const concurrency = 16

/** An address of a network of its own, by its number. */
export const networkAt = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** Requests many addresses, each from another network. Throws if a response has another status. */
export async function flood(
  url: string,
  count: number,
  address: (number: number) => string,
  status: number,
): Promise<void> {
  let next = 0
  const askOn = async () => {
    while (next < count) {
      const number = next++
      const path = address(number)
      const response = await fetch(url + path, { headers: { 'x-forwarded-for': networkAt(number) } })
      await response.arrayBuffer()
      if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, askOn))
}

const etagOf = async (address: string) =>
  (await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })).headers.get('etag') ?? ''

/**
 * ETags of pages. That of a page just rendered shows that it was compressed quickly; a cached page is compressed as
 * well as possible.
 */
export function pageNames(url: string, pages: string[]): Promise<string[]> {
  return Promise.all(pages.map((page) => etagOf(url + page)))
}

/** The same, once all of them are cached and compressed as well as possible. */
export async function cachedPageNames(url: string, pages: string[]): Promise<string[]> {
  for (;;) {
    const names = await pageNames(url, pages)
    if (names.every((name) => name && !name.includes('quick'))) return names
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
