import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { doIdleWorkBeforePresses } from './whole-input'

const { window } = new JSDOM('<div contenteditable="true" id="editor"></div><button>Save</button>')
Object.assign(globalThis, { Element: window.Element })
afterAll(() => window.close())

/** A browser that is never idle. */
const scheduled = new Map<number, IdleRequestOptions | undefined>()
let last = 0
Object.assign(window, {
  requestIdleCallback: (_work: IdleRequestCallback, options?: IdleRequestOptions) => {
    scheduled.set(++last, options)
    return last
  },
  cancelIdleCallback: (id: number) => scheduled.delete(id),
})
doIdleWorkBeforePresses(window as unknown as Window)

const find = (selector: string) => window.document.querySelector(selector) as HTMLElement
const press = (selector: string, type: string, keys = {}) =>
  find(selector).dispatchEvent(new window.KeyboardEvent(type, { bubbles: true, ...keys }))

let done: string[] = []
const plan = (name: string) => window.requestIdleCallback(() => void done.push(name))
beforeEach(() => {
  done = []
})

test.each([
  ['a press with the pointer', 'button', 'pointerdown', {}],
  ['a key on a button', 'button', 'keydown', { key: 'Enter' }],
  ['a shortcut in the editor', '#editor', 'keydown', { key: 's', ctrlKey: true }],
])('%s comes after all work that waits, which is done once', (_name, selector, type, keys) => {
  plan('first')
  plan('second')
  press(selector, type, keys)
  press(selector, type, keys)
  expect([done, scheduled.size]).toEqual([['first', 'second'], 0])
})

test('a letter in the editor does not end the wait, which has a limit', () => {
  const id = plan('letter')
  press('#editor', 'keydown', { key: 'a' })
  expect([done, scheduled.get(id)]).toEqual([[], { timeout: 100 }])
  window.cancelIdleCallback(id)
  press('button', 'pointerdown')
  expect(done).toEqual([])
})
