import { beforeAll, expect, jest, test } from '@jest/globals'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import type { POST } from './route'

let post: typeof POST

beforeAll(async () => {
  const getSiteRecord = () => Promise.resolve(sampleSiteRecord())
  jest.mock('@/lib/backend', () => ({ backend: () => Promise.resolve({ getSiteRecord }) }))
  post = (await import('./route')).POST
})

const requested = { reference: 'ILC-7K2M4QXR', day: '2026-12-31', language: 'en' }

const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  post(
    new Request('https://ilc.example/api/reservation/calendar', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
    }),
    undefined,
  )

test('the day of a request is a file for calendars, with the id of the mails', async () => {
  const response = await send(requested)
  expect([response.status, response.headers.get('content-disposition'), response.headers.get('cache-control')]).toEqual(
    [200, 'attachment; filename="ILC-7K2M4QXR.ics"', 'private, no-store'],
  )
  expect(await response.text()).toContain('UID:ILC-7K2M4QXR@ilc\r\n')
})

test.each([
  { ...requested, reference: 'ILC-1\r\nX:1' },
  { ...requested, reference: '' },
  { ...requested, day: '2026-02-31' },
  { ...requested, day: '31/12/2026' },
  { ...requested, language: 'fr' },
])('%j is refused', async (form) => {
  expect((await send(form)).status).toBe(422)
})

test('a page of another site is refused', async () => {
  expect((await send(requested, { origin: 'https://evil.example' })).status).toBe(403)
})
