import { beforeEach, expect, jest, test } from '@jest/globals'
import type { freeSlotsOf } from '@/lib/browser/slots'
import type { SlotView } from './slot-choice'

const free = jest.fn<typeof freeSlotsOf>()
jest.mock('@/lib/browser/slots', () => ({ freeSlotsOf: free }))

class Input {
  value = ''
}
Object.defineProperty(globalThis, 'HTMLInputElement', { value: Input })

const slots = [{ start: '09:00', end: '09:30' }] as Awaited<ReturnType<typeof freeSlotsOf>>
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A form with a day and a list of times. */
async function page(first: SlotView = {}) {
  const { slotChoice } = await import('./slot-choice')
  const [date, key] = [new Input(), new Input()]
  const inputs = new Map([
    ['consultDate', date],
    ['correctionKey', key],
  ])
  const select = { value: '', form: { elements: { namedItem: (name: string) => inputs.get(name) } } }
  const views = [first]
  const choice = slotChoice(select as unknown as HTMLSelectElement, first, (view) => views.push(view))
  return { date, key, select, choice, shown: () => views.at(-1) }
}

beforeEach(() => {
  free.mockReset().mockResolvedValue(slots)
})

test('the times of the typed day are shown, and loaded once', async () => {
  const { date, choice, shown } = await page()
  date.value = '11/30/2026'
  choice.read()
  choice.read()
  await settled()
  expect(shown()?.times).toEqual({ day: '2026-11-30', slots })
  expect(free.mock.calls).toEqual([['2026-11-30', '']])
})

test('the answer for a former day is dropped', async () => {
  const { date, choice, shown } = await page()
  let answer: (former: typeof slots) => void = () => undefined
  free.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  date.value = '11/30/2026'
  choice.read()
  date.value = '12/01/2026'
  choice.read()
  await settled()
  answer([])
  await settled()
  expect(shown()?.times).toEqual({ day: '2026-12-01', slots })
})

test('a chosen time that is gone when the times are loaded again is reported', async () => {
  const { date, select, choice, shown } = await page()
  date.value = '11/30/2026'
  choice.read()
  await settled()
  select.value = '09:00'
  choice.choose()
  expect(shown()).toMatchObject({ isTaken: false })
  free.mockResolvedValue([])
  await choice.load()
  expect(shown()).toMatchObject({ isTaken: true, times: { slots: [] } })
})

test('a choice does not outlast its day, and is not said to be taken', async () => {
  const { date, select, choice, shown } = await page()
  date.value = '11/30/2026'
  choice.read()
  await settled()
  select.value = '09:00'
  choice.choose()
  free.mockResolvedValue([])
  date.value = '12/01/2026'
  choice.read()
  await settled()
  expect(shown()).toMatchObject({ isTaken: false, times: { day: '2026-12-01' } })
})

test('a time of before is chosen once its day has loaded, or said to be taken', async () => {
  const { date, select, choice, shown } = await page()
  const restore = async (time: string) => {
    choice.read()
    choice.restore(time)
    // The field shows it meanwhile.
    select.value = time
    expect(shown()?.time).toBe(time)
    await settled()
  }
  date.value = '11/30/2026'
  await restore('09:00')
  expect(shown()).toMatchObject({ time: '09:00', times: { slots } })
  expect(free).toHaveBeenCalledTimes(1)
  await restore('10:00')
  expect(shown()).toMatchObject({ time: undefined, isTaken: true, times: { slots } })
})

test('a time of before is kept while times cannot be loaded, and not on another day', async () => {
  jest.spyOn(console, 'info').mockReturnValueOnce()
  const { date, choice, shown } = await page()
  free.mockRejectedValueOnce(new Error('no connection'))
  date.value = '11/30/2026'
  choice.read()
  choice.restore('09:00')
  await settled()
  expect(shown()).toMatchObject({ time: '09:00', times: { slots: 'failed' } })
  date.value = '12/01/2026'
  choice.read()
  expect(shown()?.time).toBeUndefined()
})

test('a request that is corrected asks for its own times by its key', async () => {
  const { date, key, choice } = await page()
  key.value = 'own'
  date.value = '11/30/2026'
  choice.read()
  await settled()
  expect(free).toHaveBeenCalledWith('2026-11-30', 'own')
})

test('times that cannot be loaded are reported; a cleared form forgets times', async () => {
  jest.spyOn(console, 'info').mockReturnValueOnce()
  const { date, choice, shown } = await page({ times: { day: '2026-11-30', slots } })
  free.mockRejectedValue(new Error('no connection'))
  date.value = '12/01/2026'
  choice.read()
  await settled()
  expect(shown()?.times).toEqual({ day: '2026-12-01', slots: 'failed' })
  choice.forget()
  expect(shown()).toEqual({ times: undefined, isTaken: false, time: undefined })
})
