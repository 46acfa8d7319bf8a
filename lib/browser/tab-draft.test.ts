import { beforeEach, expect, jest, test } from '@jest/globals'
import type * as tabDraft from './tab-draft'

/** Browser storage in memory: its keys are its properties. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key)
    },
  }
  return Object.create(methods) as Storage
}

let localStorage = storage()
/** The tab that holds each lock. */
let holders = new Map<string, object>()

beforeEach(() => {
  localStorage = storage()
  holders = new Map()
})

const blank = {
  fullName: '',
  phone: '',
  email: '',
  address: '',
  content: '',
  consultDate: '',
  consultTime: '',
  subjects: [],
}

/** A tab of a browser; `hasLocks` is false where the site has no https. */
async function openTab(sessionStorage = storage(), hasLocks = true) {
  const tab = {}
  type Keep = (lock: object | null) => unknown
  const request = (name: string, { signal }: { signal?: AbortSignal }, keep: Keep) => {
    const isFree = (holders.get(name) ?? tab) === tab
    if (isFree) holders.set(name, tab)
    if (isFree || !signal) return Promise.resolve(keep(isFree ? {} : null))
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  }
  const enter = () => {
    Object.defineProperty(globalThis, 'window', { value: { localStorage, sessionStorage }, configurable: true })
    const navigator = hasLocks ? { locks: { request } } : {}
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true })
  }
  jest.resetModules()
  const { takeDraft, saveDraft, dropDraft, endDraft }: typeof tabDraft = await import('./tab-draft')
  return {
    sessionStorage,
    take: async (which: 'own' | 'any' = 'any') => {
      enter()
      return takeDraft(which)
    },
    write: (fullName: string, id?: string) => {
      enter()
      return saveDraft({ id, typed: { ...blank, fullName }, hadFile: false })
    },
    drop: (id: string) => {
      enter()
      dropDraft(id)
    },
    end: (id: string) => {
      enter()
      endDraft(id)
    },
    close: () => {
      for (const [name, holder] of holders) if (holder === tab) holders.delete(name)
    },
  }
}

test('a tab keeps its own draft over a reload, whatever other tabs write', async () => {
  const [left, right] = [await openTab(), await openTab()]
  left.write('Lan')
  right.write('Minh')
  left.close()
  const reloaded = await openTab(left.sessionStorage)
  expect((await reloaded.take())?.typed.fullName).toBe('Lan')
})

test('a new tab takes over the draft of a closed tab, and none of an open one', async () => {
  const [left, right] = [await openTab(), await openTab()]
  left.write('Lan')
  right.write('Minh')
  left.close()
  const third = await openTab()
  expect((await third.take('own'))?.typed.fullName).toBeUndefined()
  const taken = await third.take()
  expect(taken?.typed.fullName).toBe('Lan')
  third.write('Lan Anh', taken?.id)
  expect(await (await openTab()).take()).toBeUndefined()
  third.drop(taken?.id ?? '')
  third.close()
  right.close()
  expect((await (await openTab()).take())?.typed.fullName).toBe('Minh')
})

test('a duplicated tab leaves the draft to its original, and takes no other one later', async () => {
  const closed = await openTab()
  closed.write('Minh')
  closed.close()
  const original = await openTab()
  original.write('Lan')
  const duplicate = await openTab(original.sessionStorage)
  jest.useFakeTimers()
  const taken = duplicate.take()
  await jest.runAllTimersAsync()
  jest.useRealTimers()
  expect(await taken).toBeUndefined()
})

test('once a form was sent, the drafts of other tabs are left as they are, for an hour', async () => {
  jest.useFakeTimers()
  try {
    const [sender, other] = [await openTab(), await openTab()]
    const sent = sender.write('Lan')
    other.write('Minh')
    other.close()
    const before = Object.keys(localStorage).map((key) => localStorage.getItem(key))
    sender.end(sent)
    const after = Object.keys(localStorage).map((key) => localStorage.getItem(key))
    expect(after).toEqual([...before.filter((text) => text?.includes('Minh')), JSON.stringify([Date.now()])])
    const next = await openTab()
    jest.advanceTimersByTime(3_600_000)
    expect((await next.take())?.typed.fullName).toBe('Minh')
    next.close()
    jest.advanceTimersByTime(1)
    expect(await (await openTab()).take()).toBeUndefined()
  } finally {
    jest.useRealTimers()
  }
})

test('without locks the draft of another tab is copied', async () => {
  const first = await openTab(storage(), false)
  const id = first.write('Lan')
  const second = await openTab(storage(), false)
  const copy = await second.take()
  expect([copy?.typed.fullName, copy?.id === id]).toEqual(['Lan', false])
  second.write('Minh', copy?.id)
  expect((await first.take())?.typed.fullName).toBe('Lan')
})

test('drafts that a former version of the site has stored are taken over, no younger than they were, and deleted', async () => {
  const draft = (id: string, fullName: string) => ({ id, typed: { ...blank, fullName }, time: Date.now() - 1000 })
  const stored = [draft('a', 'Lan'), draft('b', 'Minh')]
  localStorage.setItem('consultation-draft', JSON.stringify(stored))
  const tab = await openTab()
  const taken = await tab.take()
  expect(Object.keys(localStorage)).toEqual(['consultation-draft/a', 'consultation-draft/b'])
  tab.write('Lan', taken?.id)
  expect(JSON.parse(localStorage.getItem('consultation-draft/a') ?? '')).toMatchObject([stored[0]])
  tab.write('Lan Anh', taken?.id)
  expect(await tab.take()).toMatchObject({ typed: { fullName: 'Lan Anh' } })
  tab.drop('a')
  tab.drop('b')
  expect(Object.keys(localStorage)).toEqual([])
})
