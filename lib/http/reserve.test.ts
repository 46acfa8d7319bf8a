import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { circumstances } from '@/lib/backend/contract/reservation'
import type { NewReservation } from '@/lib/backend/model'
import { weekdays } from '@/lib/domain/opening-days'
import { BackendUnavailable, NotAccepted, SlotTaken } from '@/lib/backend/port'
import { takeLogged } from '@/lib/testing/take-logged'
import { clientAddressHeader } from './client-address'

let reserve: typeof import('./reserve')['reserve']
let stored: NewReservation[]
let refusal: Error | undefined
let isReadable: boolean

beforeAll(async () => {
  const backend = {
    getSiteRecord: () =>
      isReadable
        ? Promise.resolve({ contact: { hours: { days: weekdays.slice(0, 6) }, slots: { minutes: 0 }, closedDays: [] } })
        : Promise.reject(new BackendUnavailable('away')),
    addReservation(input: NewReservation) {
      if (refusal) return Promise.reject(refusal)
      stored.push(input)
      return Promise.resolve({ reference: 'ILC-X' })
    },
  }
  jest.doMock('@/lib/backend', () => ({ backend: () => Promise.resolve(backend) }))
  reserve = (await import('./reserve')).reserve
})
beforeEach(() => {
  stored = []
  refusal = undefined
  isReadable = true
})

const around = circumstances.parse({})

const ask = (address: string, consultTime: string, consultDate = '01/02/2999') =>
  reserve(
    new Request('https://ilc.example/api/reservation', { headers: { [clientAddressHeader]: address } }),
    {
      fullName: 'Lan',
      phone: '0912345678',
      email: 'lan@cong-ty.example',
      address: 'Hà Nội',
      content: 'x',
      consultDate,
      consultTime,
      subjects: [],
      file: '',
    },
    around,
  )

test('a request has its time, but on no closed day', async () => {
  expect(await ask('203.0.113.1', '09:00')).toEqual({ reference: 'ILC-X' })
  expect(stored).toEqual([expect.objectContaining({ consultDate: '2999-01-02', consultTime: '09:00' })])
  expect(await ask('203.0.113.1', '', '01/06/2999')).toEqual({ errors: { consultDate: 'dateClosed' } })
})

test('a time that is gone is an error of its field', async () => {
  refusal = new SlotTaken()
  expect(await ask('203.0.113.2', '09:00')).toEqual({ errors: { consultTime: 'slotTaken' } })
})

test.each([{ phone: 'notAccepted' }, {}])(
  'what the backend does not accept is an error of its fields: %j',
  async (errors) => {
    refusal = new NotAccepted(errors)
    expect(await ask('203.0.113.6', '')).toEqual({ errors })
  },
)

test('a request is validated and stored although content cannot be read', async () => {
  isReadable = false
  expect(await ask('203.0.113.7', '')).toEqual({ reference: 'ILC-X' })
  expect(await ask('203.0.113.7', '', '01/06/2999')).toEqual({ errors: { consultDate: 'dateClosed' } })
  expect(takeLogged()).toEqual(['The backend is unavailable: away'])
})

test('one network books ten times a day; without a time it can still ask', async () => {
  for (let i = 0; i < 10; i++) expect(await ask('203.0.113.3', '09:00')).toEqual({ reference: 'ILC-X' })
  expect(await ask('203.0.113.3', '09:00')).toEqual({ errors: { consultTime: 'timeLimit' } })
  expect(await ask('203.0.113.3', '')).toEqual({ reference: 'ILC-X' })
  expect(await ask('203.0.113.4', '09:00')).toEqual({ reference: 'ILC-X' })
})

test('somebody with many networks, of which each books ten times, keeps no other from booking', async () => {
  const times = async (address: string, count: number) => {
    let accepted = 0
    for (let i = 0; i < count; i++) if ('reference' in (await ask(address, '09:00'))) accepted += 1
    return accepted
  }
  expect(await times('2001:db8:7:1::1', 6)).toBe(6)
  expect(await times('2001:db8:7:ff01::1', 6)).toBe(4)
  for (let i = 0; i < 12; i++) await times(`198.51.100.${i}`, 10)
  expect(await times('192.0.2.1', 10)).toBe(2)
  expect(await times('192.0.2.2', 1)).toBe(1)
  expect(await ask('198.51.100.1', '')).toEqual({ reference: 'ILC-X' })
})
