import { expect, test } from '@jest/globals'
import type { Finding } from '../finding'
import type { Answer, Ask } from './ask'
import { checkCertificate, checkRedirect, checkStrictTransport } from './encryption-check'

const reported = (one: Finding) => `${'code' in one ? one.code : 'fine'}: ${one.found}`
const answer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: '',
  encryption: undefined,
})
const answers =
  (given: Answer | Error): Ask =>
  async () => {
    if (given instanceof Error) throw given
    return given
  }

const now = Date.parse('2026-11-26T12:00:00Z')

test.each<[string, string, string | undefined, string]>([
  [
    'valid',
    '2027-02-01T00:00:00Z',
    undefined,
    'fine: the certificate is valid for 66 more days, until 2027-02-01 (TLSv1.3)',
  ],
  [
    'to be renewed',
    '2026-12-01T00:00:00Z',
    undefined,
    'certificate-expires: the certificate is valid for 4 more days, until 2026-12-01 (TLSv1.3)',
  ],
  ['too old', '2026-11-20T00:00:00Z', 'CERT_HAS_EXPIRED', 'certificate-expired: the certificate ended on 2026-11-20'],
  [
    'of another name',
    '2027-02-01T00:00:00Z',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'certificate-invalid: browsers refuse the certificate: ERR_TLS_CERT_ALTNAME_INVALID',
  ],
])('a certificate that is %s', (_, validTo, error, expected) => {
  expect(reported(checkCertificate({ protocol: 'TLSv1.3', validTo: new Date(validTo), error }, now))).toBe(expected)
})

test.each<[string, Answer | Error, string]>([
  ['a redirect', answer(308, { location: 'https://ilc.example/' }), 'fine: http://ilc.example/ redirects to https'],
  [
    'a redirect to another host',
    answer(301, { location: 'https://default.example/' }),
    'redirect-missing: http://ilc.example/ answers 301 and leads to https://default.example/',
  ],
  ['a page', answer(200), 'redirect-missing: http://ilc.example/ answers 200'],
  ['a closed port', new Error('ECONNREFUSED'), 'port-80-closed: http://ilc.example/ does not answer: ECONNREFUSED'],
])('without encryption: %s', async (_, given, expected) => {
  expect(reported(await checkRedirect(answers(given), 'http://ilc.example/', 'ilc.example'))).toBe(expected)
})

test.each<[string, string | undefined, string]>([
  ['once', 'max-age=63072000', 'fine: Strict-Transport-Security: max-age=63072000'],
  ['not at all', undefined, 'hsts-missing: there is no Strict-Transport-Security'],
  ['ended', 'max-age=0', 'hsts-missing: there is no Strict-Transport-Security'],
  [
    'twice',
    'max-age=63072000, max-age=300',
    'hsts-twice: Strict-Transport-Security is sent twice: max-age=63072000, max-age=300',
  ],
])('Strict-Transport-Security %s', (_, value, expected) => {
  const headers = value === undefined ? undefined : { 'strict-transport-security': value }
  expect(reported(checkStrictTransport(answer(200, headers)))).toBe(expected)
})
