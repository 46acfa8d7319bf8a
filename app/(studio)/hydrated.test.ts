import { afterAll, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { createElement, Suspense, use } from 'react'
import { isHydrated } from './hydrated'

const { window } = new JSDOM('<div id="root"><h1>Title</h1><!--$--><p>First</p><b>Second</b><!--/$--></div>')
const { document } = window
Object.assign(globalThis, { window, document })
afterAll(() => window.close())

async function untilIs(element: Element, value: boolean): Promise<void> {
  while (isHydrated(element) !== value) await new Promise((resolve) => setTimeout(resolve, 5))
}
const marksOf = (element: Element) => Object.keys(element).filter((key) => key.startsWith('__reactFiber'))

test('an element counts once it is in the tree that is shown, not while React waits beside it', async () => {
  const { hydrateRoot } = await import('react-dom/client')
  const find = (selector: string) => document.querySelector(selector) as Element
  const [title, first] = [find('h1'), find('p')]
  expect([title, first].map(isHydrated)).toEqual([false, false])

  const scripts = Promise.withResolvers<string>()
  const Later = () => createElement('b', null, use(scripts.promise))
  const part = createElement(Suspense, { key: 2 }, createElement('p', null, 'First'), createElement(Later))
  hydrateRoot(find('#root'), [createElement('h1', { key: 1 }, 'Title'), part])
  await untilIs(title, true)
  while (marksOf(first).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(isHydrated(first)).toBe(false)

  scripts.resolve('Second')
  await untilIs(first, true)
  expect(isHydrated(find('b'))).toBe(true)
})

test('what an editor shows in its own element counts', () => {
  const own = document.createElement('div')
  expect(isHydrated(own)).toBe(false)
  expect(isHydrated(Object.assign(own, { _reactListeningabc: true }))).toBe(true)
})
