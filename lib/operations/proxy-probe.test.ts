import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { doctorToken, proxyProbe, readProxyView } from './proxy-probe'

const token = doctorToken('the secret of a site in tests')
const probe = proxyProbe(['loopback', '10.0.0.0/8'], () => token)

async function ask(headers: Record<string, string>, path = '/doctor', peer = '127.0.0.1') {
  const request = Object.assign(Readable.from([Buffer.from('abc')]), { headers, socket: { remoteAddress: peer } })
  let text: string | undefined
  const response = { writeHead: () => response, end: (body: string) => (text = body) }
  const answered = probe(request as unknown as IncomingMessage, response as unknown as ServerResponse, path)
  await answered
  return answered && readProxyView(text ?? '')
}

const authorization = `Bearer ${token}`

test.each<[string, Record<string, string>, string]>([
  ['no token', {}, '/doctor'],
  ['another token', { authorization: `Bearer ${doctorToken('another secret')}` }, '/doctor'],
  ['another path', { authorization }, '/doctor/x'],
])('a request with %s is left to the site', async (_, headers, path) => {
  expect(await ask(headers, path)).toBeUndefined()
})

test('says what arrives of a request', async () => {
  const headers = { authorization, host: 'ilc.example', 'x-forwarded-for': '203.0.113.9, 10.0.0.2' }
  expect(await ask(headers)).toEqual({
    peer: '127.0.0.1',
    isPeerTrusted: true,
    forwardedFor: ['203.0.113.9', '10.0.0.2'],
    isLastForwardedTrusted: true,
    client: '203.0.113.9',
    host: 'ilc.example',
    bytes: 3,
  })
})

test.each([
  ['no address', {}, '192.0.2.1', '192.0.2.1'],
  ['an address from a stranger', { 'x-forwarded-for': '203.0.113.9' }, '192.0.2.1', '192.0.2.1'],
  ['what is no address', { 'x-forwarded-for': 'unknown' }, '127.0.0.1', 'unknown'],
])('%s: the visitor is found as the site finds him', async (_, headers, peer, client) => {
  expect(await ask({ authorization, ...headers }, '/doctor', peer)).toMatchObject({ client })
})

test.each([['no JSON'], ['{}'], ['[]']])('%s is no answer of a site', (text) => {
  expect(readProxyView(text)).toBeUndefined()
})
