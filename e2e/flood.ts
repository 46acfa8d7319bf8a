const concurrency = 16

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

const modifiedOf = async (address: string) => {
  const { status, headers } = await fetch(address, { method: 'HEAD' })
  const modified = headers.get('last-modified')
  if (status !== 200 || modified === null) throw new Error(`${address} answered ${status}, modified ${modified}`)
  return modified
}

/**
 * When the stored pages were rendered, of pages that do not say when their content changed. A page that was evicted is
 * rendered again by this call, and has a later date.
 */
export function pageDates(url: string, pages: string[]): Promise<string[]> {
  return Promise.all(pages.map((page) => modifiedOf(url + page)))
}

/** The same, once this second is over: whatever is rendered afterwards has another date. */
export async function cachedPageDates(url: string, pages: string[]): Promise<string[]> {
  await pageDates(url, pages)
  const dates = await pageDates(url, pages)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return dates
}
