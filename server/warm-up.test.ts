import { expect, jest, test } from '@jest/globals'
import { warmUp } from './warm-up'

const pauses = { first: 0, between: 0 }
const all = ['/', '/en', '/zh', '/feed/vi/rss.xml']

test('the first pages of each language and a feed are rendered, one after the other', async () => {
  const begun: string[] = []
  const ended: string[] = []
  await warmUp(
    async (address) => {
      expect(ended).toEqual(begun)
      begun.push(address)
      await new Promise(setImmediate)
      ended.push(address)
    },
    new AbortController().signal,
    pauses,
  )
  expect(ended).toEqual(all)
})

test('none is begun once the site is told to stop', async () => {
  const stopping = new AbortController()
  const begun: string[] = []
  const render = (address: string) => {
    begun.push(address)
    stopping.abort()
    return Promise.resolve()
  }
  await warmUp(render, stopping.signal, pauses)
  await warmUp(render, stopping.signal, pauses)
  expect(begun).toEqual(['/'])
})

test('what fails is logged, and the others are rendered', async () => {
  const log = jest.mocked(console.warn)
  const failure = new Error('out')
  const rendered: string[] = []
  const render = async (address: string) => {
    if (address === '/en') throw failure
    rendered.push(address)
  }
  await warmUp(render, new AbortController().signal, pauses)
  expect(rendered).toEqual(['/', '/zh', '/feed/vi/rss.xml'])
  expect(log.mock.calls).toEqual([['/en is not rendered ahead:', failure]])
  log.mockClear()
})
