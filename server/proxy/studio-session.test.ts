import { expect, test } from '@jest/globals'
import { receivedCookies, sentCookie } from './studio-session'

test.each([
  ['__Host-payload-token=a.b.c', 'payload-token=a.b.c'],
  ['x=1; __Host-payload-token=a.b.c; payload-lng=vi', 'x=1; payload-token=a.b.c; payload-lng=vi'],
  ['payload-token=planted', ''],
  ['payload-token =planted; x=1', 'x=1'],
  ['payload-token\u00a0=planted', ''],
  ['payload-token=planted; __Host-payload-token=own', 'payload-token=own'],
  ['__Host-payload-token=own;payload-token=planted', 'payload-token=own'],
  ['x-payload-token=1; payload-theme=dark', 'x-payload-token=1; payload-theme=dark'],
])('of the cookies %s Payload reads %s', (sent, received) => {
  expect(receivedCookies(sent)).toBe(received)
})

test.each([
  ['payload-token=a; Path=/; Secure=true; HttpOnly=true', '__Host-payload-token=a; Path=/; Secure=true; HttpOnly=true'],
  ['payload-lng=vi; Path=/', 'payload-lng=vi; Path=/'],
  ['__Host-ilc-device-x=a', '__Host-ilc-device-x=a'],
])('the cookie %s is sent as %s', (own, sent) => {
  expect(sentCookie(own)).toBe(sent)
})
