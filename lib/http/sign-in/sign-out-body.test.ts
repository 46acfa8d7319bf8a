import { expect, test } from '@jest/globals'
import { assertSignOutBody } from './sign-out-body'

const check = (body: string, type = 'application/json') =>
  assertSignOutBody(new Request('http://localhost:3000', { method: 'POST', body, headers: { 'content-type': type } }))

test.each([
  ['{}', 'application/json'],
  ['{"csrfToken":"a","callbackUrl":"/","json":"true","more":1}', 'application/json'],
  ['csrfToken=a', 'application/x-www-form-urlencoded'],
])('%s is accepted', async (body, type) => {
  await expect(check(body, type)).resolves.toBeUndefined()
})

test.each([
  '',
  '{',
  'null',
  '"x"',
  '[]',
  '{"callbackUrl":{"length":1000000000,"toString":1}}',
  '{"callbackUrl":["/"]}',
  '{"csrfToken":{}}',
  '{"json":true}',
])('%s is refused', async (body) => {
  await expect(check(body)).rejects.toMatchObject({ code: 'invalid_body' })
})
