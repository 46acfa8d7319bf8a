import { expect, test } from '@jest/globals'
import { deviceCookie, knownDevice } from './known-device'

const headersWith = (cookie: string) => new Headers({ cookie: cookie.split(';')[0] ?? '' })

test('a device is known to the account that it signed in to, and to no other', () => {
  const cookie = deviceCookie('hoa@ilc.example')
  expect(cookie).toMatch(/; HttpOnly=true; SameSite=Strict$/)
  const device = knownDevice(headersWith(cookie), 'hoa@ilc.example')
  expect(device).toMatch(/^[\w-]{16}$/)
  expect(knownDevice(headersWith(cookie), 'lan@ilc.example')).toBeUndefined()
  expect(knownDevice(new Headers(), 'hoa@ilc.example')).toBeUndefined()
  expect(knownDevice(headersWith(deviceCookie('hoa@ilc.example')), 'hoa@ilc.example')).not.toBe(device)
})

test('a cookie of another account, or a changed one, is no device', () => {
  const [name = '', value = ''] = (deviceCookie('hoa@ilc.example').split(';')[0] ?? '').split('=')
  const [, foreign = ''] = (deviceCookie('lan@ilc.example').split(';')[0] ?? '').split('=')
  for (const forged of [foreign, `x${value}`, `${value}x`, value.split('.')[0] ?? '', '.', ''])
    expect(knownDevice(headersWith(`${name}=${forged}`), 'hoa@ilc.example')).toBeUndefined()
})
