import { beforeEach, expect, jest, test } from '@jest/globals'
import type * as drafts from './draft'
import { typedInto } from './typed'

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
let holders = new Map<string, object>()

beforeEach(() => {
  localStorage = storage()
  holders = new Map()
})

const blank = typedInto(new FormData())

async function openTab(sessionStorage = storage()) {
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
    Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true })
  }
  jest.resetModules()
  const { takeDraft, saveDraft, dropDraft, dropExpired, endDraft }: typeof drafts = await import('./draft')
  const inTab =
    <Input extends unknown[], Result>(act: (...input: Input) => Result) =>
    (...input: Input): Result => {
      enter()
      return act(...input)
    }
  return {
    sessionStorage,
    take: inTab((which: 'own' | 'any' = 'any') => takeDraft(which)),
    write: inTab((fullName: string, id?: string) => saveDraft({ id, typed: { ...blank, fullName }, hadFile: false })),
    drop: inTab(dropDraft),
    end: inTab(endDraft),
    dropExpired: inTab(dropExpired),
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

const [hour, week] = [3_600_000, 7 * 86_400_000]

test.each([
  ['is kept for a week', 0, false, week],
  ['is kept for an hour once another tab has sent its form', 0, true, hour],
  ['is not kept longer by another tab that sends its form', week - 1000, true, 1000],
])('the draft of a closed tab %s', async (_, agedMs, isOtherSent, leftMs) => {
  jest.useFakeTimers()
  try {
    const [other, closed] = [await openTab(), await openTab()]
    closed.write('Minh')
    closed.close()
    jest.advanceTimersByTime(agedMs)
    const sent = other.write('Lan')
    if (isOtherSent) other.end(sent)
    else other.drop(sent)
    jest.advanceTimersByTime(leftMs)
    const next = await openTab()
    expect((await next.take())?.typed.fullName).toBe('Minh')
    next.close()
    jest.advanceTimersByTime(1)
    const late = await openTab()
    expect(await late.take()).toBeUndefined()
    late.dropExpired()
    expect(Object.keys(localStorage)).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})

test('a blank form is not stored, and its draft deleted', async () => {
  const tab = await openTab()
  tab.write(' ', tab.write('Lan'))
  expect(Object.keys(localStorage)).toEqual([])
})

test.each([
  ['nothing', '[]', undefined],
  ['no text of ours', 'x', undefined],
  ['another value', '[3]', undefined],
  ['no id', '[{"typed":{},"time":1}]', undefined],
  ['values of wrong types', '[{"id":"a","typed":{"fullName":3,"phone":"09","subjects":[1,"b"]},"time":NOW}]', '09'],
  ['a draft of the version before, which has no end', '[{"id":"a","typed":{"phone":"08"},"time":NOW}]', '08'],
  ['a draft of a clock far ahead', '[{"id":"a","typed":{"phone":"08"},"time":9999999999999}]', undefined],
])('of an entry with %s what is of use is read', async (_, text, phone) => {
  localStorage.setItem('consultation-draft/a', text.replace('NOW', String(Date.now())))
  const tab = await openTab()
  expect((await tab.take())?.typed.phone).toBe(phone)
})
