import { expect, test } from '@jest/globals'
import type { Payload } from 'payload'
import { handlingLargeForms } from './large-form'

const signedIn = (user: object | null) => () =>
  Promise.resolve({ auth: () => Promise.resolve({ user }) } as unknown as Payload)
const staff = signedIn({ collection: 'staff' })

function formOf(bytes: number): Request {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) }
  return new Request('http://site/admin/api/media', { method: 'POST', headers, body: new Uint8Array(bytes) })
}

const large = 2 * 1024 * 1024

test('a large form of staff is read before, and its bytes are handed on once', async () => {
  const taken = await handlingLargeForms(formOf(large), staff, (form) =>
    Promise.resolve([form?.take()?.byteLength, form?.take()]),
  )
  expect(taken).toEqual([large, undefined])
})

test('a large form of anybody else is refused unread', async () => {
  for (const user of [null, { collection: 'accounts' }]) {
    const request = formOf(large)
    const refused = handlingLargeForms(request, signedIn(user), () => Promise.resolve())
    await expect(refused).rejects.toMatchObject({ status: 403, key: 'apiSignIn' })
    expect(request.bodyUsed).toBe(false)
  }
})

test('a small form is not read before, whoever sends it', async () => {
  expect(await handlingLargeForms(formOf(100), signedIn(null), (form) => Promise.resolve(form))).toBeUndefined()
})

test('large forms are handled one after the other', async () => {
  let [running, most] = [0, 0]
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  }
  await Promise.all([1, 2, 3].map(() => handlingLargeForms(formOf(large), staff, work)))
  expect(most).toBe(1)
})
