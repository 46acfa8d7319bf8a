import { expect, test } from '@jest/globals'
import type { Payload } from 'payload'
import { handlingLargeForms } from './large-form'

const signedIn = (user: object | null) => () =>
  Promise.resolve({ auth: () => Promise.resolve({ user }) } as unknown as Payload)
const staff = signedIn({ collection: 'staff', roles: ['author'] })

function formOf(bytes: number): Request {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) }
  return new Request('http://site/admin/api/media', { method: 'POST', headers })
}

const large = 2 * 1024 * 1024

test('a large form of anybody but staff is refused, a small one is not', async () => {
  for (const user of [null, { collection: 'accounts' }, { collection: 'staff', roles: ['consultant'] }]) {
    const send = (bytes: number) => handlingLargeForms(formOf(bytes), signedIn(user), () => Promise.resolve('done'))
    await expect(send(large)).rejects.toMatchObject({ status: 403, key: 'apiSignIn' })
    expect(await send(100)).toBe('done')
  }
})

test('of large forms two are handled at once', async () => {
  let [running, most] = [0, 0]
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  }
  await Promise.all([1, 2, 3, 4].map(() => handlingLargeForms(formOf(large), staff, work)))
  expect(most).toBe(2)
})
