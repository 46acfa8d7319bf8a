import sharp from 'sharp'
import { call, type Answer } from './call'
import { destinationOf } from './destinations'
import { readPage, type Page } from './page'
import type { File } from './site'

export interface Walk {
  pages: Map<string, Page>
  files: Map<string, File>
  reached: Set<string>
}

const isPage = ({ headers }: Answer) => /^text\/html\b/.test(headers.get('content-type') ?? '')

async function readFile({ status, headers, body }: Answer, address: string): Promise<File> {
  const type = headers.get('content-type') ?? ''
  const location = headers.get('location')
  const measured =
    type.startsWith('image/') && status === 200
      ? await sharp(body)
          .metadata()
          .catch(() => undefined)
      : undefined
  return {
    status,
    type,
    bytes: body.length,
    ...(location && { to: new URL(location, address).href }),
    ...(measured && { picture: { format: measured.format, width: measured.width, height: measured.height } }),
  }
}

/**
 * Calls the home page, everything its links lead to directly or indirectly, and then the addresses that the site names
 * elsewhere, once each. Only what was found by links counts as reached.
 */
export async function walk(origin: string, namedElsewhere: readonly string[]): Promise<Walk> {
  const pages = new Map<string, Page>()
  const files = new Map<string, File>()
  const reached = new Set<string>()
  const called = new Map<string, Promise<void>>()

  function visit(address: string, isReached: boolean): Promise<void> {
    const isNews = isReached && !reached.has(address)
    if (isNews) reached.add(address)
    const known = called.get(address)
    // The page was called before, but its links count as reached only now.
    if (known) return isNews ? known.then(() => follow(pages.get(address), true)) : known
    const visited = (async () => {
      const answer = await call(address)
      if (!isPage(answer)) {
        files.set(address, await readFile(answer, address))
        return
      }
      const page = readPage(address, answer)
      pages.set(address, page)
      follow(page, reached.has(address))
    })()
    called.set(address, visited)
    return visited
  }

  function follow(page: Page | undefined, isReached: boolean): void {
    // Not awaited here: pages link to each other.
    for (const { address, kind } of page?.links ?? []) {
      if (destinationOf(address, origin) !== 'elsewhere')
        pending.push(visit(address, isReached && (kind === 'page' || kind === 'version')))
    }
  }

  const pending: Promise<void>[] = []
  async function finish(): Promise<void> {
    while (pending.length > 0) await Promise.all(pending.splice(0))
  }

  pending.push(visit(`${origin}/`, true))
  await finish()
  for (const address of namedElsewhere) pending.push(visit(address, false))
  await finish()
  return { pages, files, reached }
}
