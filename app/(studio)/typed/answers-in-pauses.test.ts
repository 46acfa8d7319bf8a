import { afterAll, expect, jest, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { answeringInPauses, noteInputs } from './answers-in-pauses'

jest.useFakeTimers()
const { window } = new JSDOM('<input>')
noteInputs(window as unknown as Window)
afterAll(() => window.close())

const type = () => window.document.querySelector('input')?.dispatchEvent(new window.Event('input', { bubbles: true }))

/** Calls; the server answers after 100 ms. Returns the answers that the form has. */
function check(signal?: AbortSignal): string[] {
  const answers: string[] = []
  const answer = () => new Promise<string>((end) => setTimeout(() => end('checked'), 100))
  const call = answeringInPauses<{ signal?: AbortSignal }, string>(answer, 'nothing')
  void call({ signal }).then((answer) => answers.push(answer))
  return answers
}

test('an answer comes at once if nothing was typed meanwhile', async () => {
  type()
  await jest.advanceTimersByTimeAsync(1)
  const answers = check()
  await jest.advanceTimersByTimeAsync(100)
  expect(answers).toEqual(['checked'])
})

test('an answer waits until what was typed meanwhile has its own check', async () => {
  const answers = check()
  await jest.advanceTimersByTimeAsync(50)
  type()
  await jest.advanceTimersByTimeAsync(500)
  type()
  await jest.advanceTimersByTimeAsync(599)
  expect(answers).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(answers).toEqual(['checked'])
})

test('a check that is aborted while its answer waits changes nothing', async () => {
  const aborted = new AbortController()
  const answers = check(aborted.signal)
  await jest.advanceTimersByTimeAsync(50)
  type()
  await jest.advanceTimersByTimeAsync(100)
  aborted.abort()
  await jest.advanceTimersByTimeAsync(600)
  expect(answers).toEqual(['nothing'])
})
