import { readFileSync } from 'node:fs'
import { setImmediate as pause } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { expect, jest, test } from '@jest/globals'

const script = readFileSync('server/proxy/run-deferred.js', 'utf8')

function tab() {
  const history = { state: { own: 1 } as object | null, replaceState: (state: object) => void (history.state = state) }
  const reload = jest.fn()
  const open = async (held: object[]) => {
    const page = { files: [], flight: [], sheets: [], loader: [] }
    const self = { deferredScripts: { page, dataAddress: '/page-data/x', held: new Set(held) } }
    const fetch = () => Promise.resolve({ status: 404, json: () => Promise.reject(new SyntaxError('no data')) })
    const timers = { setInterval: () => 1, clearInterval: () => undefined }
    const document = { documentElement: { attributes: [] }, body: { childNodes: [] } }
    const MutationObserver = class {
      observe = () => undefined
    }
    const browser = { self, history, location: { reload }, document, MutationObserver, fetch, ...timers }
    runInContext(script, createContext(browser))
    for (let turn = 0; turn < 5; turn++) await pause()
    return reload.mock.calls.length
  }
  return { history, open }
}

const control = (type: string) => ({
  type,
  setAttribute: () => undefined,
  removeAttribute: () => undefined,
  isConnected: true,
  matches: () => type === 'button',
})

test('who presses a button of a page whose data are gone gets the page anew, but only once', async () => {
  const { history, open } = tab()
  expect(await open([control('button')])).toBe(1)
  expect(history.state).toMatchObject({ own: 1 })
  expect(await open([control('button')])).toBe(1)
  history.state = null
  expect(await open([control('button')])).toBe(2)
})

test('who types into a field keeps the page', async () => {
  expect(await tab().open([control('text')])).toBe(0)
})
