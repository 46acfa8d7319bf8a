import path from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { isPassword } from './verify-password'

interface Library {
  generatePasswordSaltHash: (input: {
    collection: object
    isPasswordAuthenticated: boolean
    password: string
    req: object
  }) => Promise<{ hash: string; salt: string }>
}

test('a password that the library stored is recognised, and no other', async () => {
  const file = path.resolve('node_modules/payload/dist/auth/strategies/local/generatePasswordSaltHash.js')
  const { generatePasswordSaltHash } = jest.requireActual<Library>(file)
  const password = 'correct horse battery staple'
  const stored = await generatePasswordSaltHash({ collection: {}, isPasswordAuthenticated: true, password, req: {} })
  expect(await isPassword(password, stored)).toBe(true)
  expect(await isPassword(`${password} `, stored)).toBe(false)
  expect(await isPassword(password, { ...stored, salt: 'another' })).toBe(false)
  expect(await isPassword(password, {})).toBe(false)
  expect(await isPassword('', { hash: '', salt: '' })).toBe(false)
})
