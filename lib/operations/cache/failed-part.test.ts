import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { createElement, Suspense, use } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { hasFailedPart } from './failed-part'

/** Pages as React renders them: with a part that fails at once or later, read when all is ready or from the start. */

class Thrown extends Error {
  digest: string | undefined
  constructor(digest?: string) {
    super('the part failed')
    this.digest = digest
  }
}

interface Case {
  error?: Thrown
  isLate?: boolean
  isStreamed?: boolean
}

async function render({ error, isLate = false, isStreamed = false }: Case): Promise<string> {
  const wait = new Promise<void>((resolve) => setTimeout(resolve, isLate ? 5 : 0))
  function Part() {
    if (isLate) use(wait)
    if (error) throw error
    return createElement('p', null, 'part <!--$!--> <script>$RX("B:0")</script>')
  }
  const part = createElement(Suspense, { fallback: 'waiting' }, createElement(Part))
  const page = createElement('html', null, createElement('body', null, part))
  const sent = new PassThrough()
  const pipe = () => void stream.pipe(sent)
  const stream = renderToPipeableStream(page, {
    onError: (thrown) => (thrown as Thrown).digest,
    [isStreamed ? 'onShellReady' : 'onAllReady']: pipe,
  })
  return text(sent)
}

const ways = [{}, { isLate: true }, { isLate: true, isStreamed: true }]

test.each(ways)('a part that failed is found, with and without a digest: %j', async (way) => {
  for (const error of [new Thrown('123'), new Thrown()]) {
    const html = await render({ ...way, error })
    expect([hasFailedPart(html), hasFailedPart(Buffer.from(html))]).toEqual([true, true])
  }
})

test.each(ways)(
  'a page without failures has none, whatever its text is, and that it is missing is none: %j',
  async (way) => {
    const missing = new Thrown('NEXT_HTTP_ERROR_FALLBACK;404')
    for (const page of [way, { ...way, error: missing }]) expect(hasFailedPart(await render(page))).toBe(false)
  },
)
