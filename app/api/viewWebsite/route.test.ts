import { beforeAll, expect, jest, test } from '@jest/globals'
import type { PUT } from './route'

const countView = jest.fn(() => Promise.resolve())
let put: typeof PUT

beforeAll(async () => {
  jest.mock('@/lib/backend', () => ({ backend: () => Promise.resolve({ countView }) }))
  put = (await import('./route')).PUT
})

async function view(address: string): Promise<unknown> {
  const headers = { 'x-client-address': address, 'user-agent': 'Mozilla/5.0 Chrome/150.0' }
  const response = await put(new Request('https://ilc.example/api/viewWebsite', { method: 'PUT', headers }), undefined)
  return [response.status, await response.json()]
}

test('of many views of one network only some are counted, and none is refused', async () => {
  const answers: unknown[] = []
  for (let number = 0; number < 300; number++) answers.push(await view(`2001:db8::${number}`))
  const isCounted = (counted: boolean) => [200, { data: { counted } }]
  expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => isCounted(true)))
  expect(answers.slice(30)).toEqual(Array.from({ length: 270 }, () => isCounted(false)))
  expect(countView).toHaveBeenCalledTimes(30)
  expect(await view('203.0.113.7')).toEqual(isCounted(true))
})
