import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { beforePresses, doWorkBeforePresses } from './before-presses'

const { window } = new JSDOM(
  '<div contenteditable="true" id="editor"></div><textarea></textarea><input><button>Save</button>',
)
Object.assign(globalThis, { Element: window.Element })
afterAll(() => window.close())

const scheduled = new Map<number, IdleRequestOptions | undefined>()
let last = 0
Object.assign(window, {
  requestIdleCallback: (_work: IdleRequestCallback, options?: IdleRequestOptions) => {
    scheduled.set(++last, options)
    return last
  },
  cancelIdleCallback: (id: number) => scheduled.delete(id),
})
doWorkBeforePresses(window as unknown as Window)

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
  ['a click of assistive technology', 'button', 'click', {}],
  ['a key that sends a form', 'input', 'keydown', { key: 'Enter' }],
  ['a shortcut in the editor', '#editor', 'keydown', { key: 's', ctrlKey: true }],
])('%s comes after all work that waits, which is done once', (_name, selector, type, keys) => {
  plan('first')
  plan('second')
  press(selector, type, keys)
  press(selector, type, keys)
  expect([done, scheduled.size]).toEqual([['first', 'second'], 0])
})

test.each(['#editor', 'textarea', 'input'])('a letter in %s does not end the wait, which has a limit', (selector) => {
  const id = plan('letter')
  press(selector, 'keydown', { key: 'a' })
  expect([done, scheduled.get(id)]).toEqual([[], { timeout: 100 }])
  window.cancelIdleCallback(id)
  press('button', 'pointerdown')
  expect(done).toEqual([])
})

test('what a block passes on is passed on by the editor before the same press, until the block is gone', () => {
  const end = beforePresses(() => void plan('of the block'))
  press('textarea', 'keydown', { key: 'a' })
  expect(done).toEqual([])
  press('button', 'pointerdown')
  end()
  press('button', 'pointerdown')
  expect(done).toEqual(['of the block'])
})

test('in a browser that has no idle time to wait for, a press comes after the work too', () => {
  const other = new JSDOM('<button>Save</button>').window
  doWorkBeforePresses(other as unknown as Window)
  const frame = other.requestIdleCallback(() => void done.push('frame'))
  other.cancelIdleCallback(frame)
  other.requestIdleCallback(() => void done.push('next frame'))
  other.document.querySelector('button')?.dispatchEvent(new other.Event('pointerdown', { bubbles: true }))
  expect(done).toEqual(['next frame'])
  other.close()
})
