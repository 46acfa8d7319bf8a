import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'

/** In jsdom, which has no popovers. */

const { window } = new JSDOM()
const { document } = window
let popovers: typeof import('./popovers')

beforeAll(async () => {
  const { HTMLElement, Element, Node, Event } = window
  Object.assign(globalThis, { document, HTMLElement, Element, Node, Event })
  popovers = await import('./popovers')
})

beforeEach(async () => {
  popovers.closePopovers()
  await open()
  document.body.innerHTML = `
    <button popovertarget="menu"><b>Menu</b></button>
    <nav id="menu" popover="auto">
      <button popovertarget="menu" popovertargetaction="hide">Close</button>
      <a href="/">Home</a>
    </nav>
    <button popovertarget="sign-in" popovertargetaction="show">Sign in</button>
    <dialog id="sign-in" popover="auto"></dialog>`
})

const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body
async function open(): Promise<string[]> {
  await new Promise(setImmediate)
  return popovers.openPopovers().map(({ id }) => id)
}
async function pressOn(selector: string): Promise<void> {
  element(selector).click()
  await open()
}

test('a press on a button, or in it, opens its popover and closes it again', async () => {
  const [opener, toggled] = [element('button'), [] as boolean[]]
  element('#menu').addEventListener('toggle', () => toggled.push(popovers.isPopoverOpen(element('#menu'))))
  await pressOn('b')
  expect([await open(), opener.getAttribute('aria-expanded')]).toEqual([['menu'], 'true'])
  await pressOn('b')
  expect([await open(), opener.getAttribute('aria-expanded')]).toEqual([[], 'false'])
  expect(toggled).toEqual([true, false])
})

test('buttons that only open or only close do just that; one popover is open at a time', async () => {
  await pressOn('#menu button')
  expect(await open()).toEqual([])
  await pressOn('[popovertarget=sign-in]')
  await pressOn('[popovertarget=sign-in]')
  expect(await open()).toEqual(['sign-in'])
  await pressOn('b')
  expect(await open()).toEqual(['menu'])
  await pressOn('#menu button')
  expect(await open()).toEqual([])
})
