import { beforeEach, expect, jest, test } from '@jest/globals'
import type { freeSlotsOf, holdSlot } from '@/lib/browser/slots'
import type { SlotView } from './slot-choice'

const free = jest.fn<typeof freeSlotsOf>()
const held = jest.fn<typeof holdSlot>()
jest.mock('@/lib/browser/slots', () => ({ freeSlotsOf: free, holdSlot: held }))

class Input {
  value = ''
}
Object.defineProperty(globalThis, 'HTMLInputElement', { value: Input })

const slots = [{ start: '09:00', end: '09:30' }] as Awaited<ReturnType<typeof freeSlotsOf>>
const until = new Date('2026-11-30T02:10:00Z')
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A form with a day and a list of times. */
async function page(first: SlotView = { hold: '' }) {
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
  held.mockReset().mockResolvedValue({ hold: 'key', until })
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

test('a chosen time is held, and said to be only while it is the chosen one', async () => {
  const { date, select, choice, shown } = await page()
  date.value = '11/30/2026'
  select.value = '09:00'
  await choice.choose()
  expect(shown()).toMatchObject({ hold: 'key', until })
  const changing = choice.choose()
  select.value = ''
  await changing
  expect(shown()).toMatchObject({ hold: 'key', until: undefined })
  expect(held).toHaveBeenLastCalledWith('2026-11-30', '09:00', 'key')
})

test('a time that is taken is reported, and the times are loaded again', async () => {
  const { date, select, choice, shown } = await page()
  date.value = '11/30/2026'
  select.value = '09:00'
  held.mockResolvedValue('taken')
  await choice.choose()
  expect(shown()).toMatchObject({ isTaken: true, times: { slots } })
})

test('a time of before is held once its day has loaded, or said to be taken', async () => {
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
  expect(shown()).toMatchObject({ time: '09:00', hold: 'key', until })
  expect(free).toHaveBeenCalledTimes(1)
  await restore('10:00')
  expect(shown()).toMatchObject({ time: undefined, isTaken: true, times: { slots } })
  expect(held).toHaveBeenCalledTimes(1)
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

test('a request that is corrected asks for its own times by its key, which is not a hold', async () => {
  const { date, key, select, choice, shown } = await page()
  key.value = 'own'
  held.mockResolvedValue({ hold: 'own', until })
  date.value = '11/30/2026'
  choice.read()
  await settled()
  select.value = '09:00'
  await choice.choose()
  expect(free).toHaveBeenCalledWith('2026-11-30', 'own')
  expect(held).toHaveBeenCalledWith('2026-11-30', '09:00', 'own')
  expect(shown()).toMatchObject({ hold: '', until })
})

test('times that cannot be loaded are reported; a cleared form forgets times and hold', async () => {
  jest.spyOn(console, 'info').mockReturnValueOnce()
  const { date, choice, shown } = await page({ hold: 'key', times: { day: '2026-11-30', slots } })
  free.mockRejectedValue(new Error('no connection'))
  date.value = '12/01/2026'
  choice.read()
  await settled()
  expect(shown()?.times).toEqual({ day: '2026-12-01', slots: 'failed' })
  choice.forget()
  expect(shown()).toEqual({ times: undefined, hold: '', until: undefined, isTaken: false, time: undefined })
})
