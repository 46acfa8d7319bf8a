const concurrency = 16

/** Requests many addresses. Throws if a response has another status. */
export async function flood(
  url: string,
  count: number,
  address: (number: number) => string,
  status: number,
): Promise<void> {
  let next = 0
  const askOn = async () => {
    while (next < count) {
      const path = address(next++)
      const response = await fetch(url + path)
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
