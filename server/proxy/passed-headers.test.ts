import { expect, test } from '@jest/globals'
import { endPath } from '@/lib/http/sign-in/return-target'
import { isStudioPage, passedHeaders } from './passed-headers'
import { filePolicy, signInEndPolicy, videoPolicy } from './policy'

test.each([
  ['/admin', true],
  ['/admin/', true],
  ['/admin/login', true],
  ['/admin/api', true],
  ['/admin/api/', true],
  ['/admin/api/staff/me', false],
  ['/administration', false],
])('whether %s is a page of the studio: %s', (path, expected) => {
  expect(isStudioPage(path)).toBe(expected)
  expect(/script-src[^;]*'nonce-/.test(passedHeaders(path)['content-security-policy'])).toBe(expected)
})

test('every page of the studio has its own nonce', () => {
  expect(passedHeaders('/admin')['content-security-policy']).not.toBe(
    passedHeaders('/admin')['content-security-policy'],
  )
})

const opener = 'same-origin-allow-popups'

// The opener policy is for pages of the studio only: on public ones it costs a phone another process (docs/adr/0013).
test.each([
  ['/admin', expect.stringContaining("'nonce-"), 'same-origin', opener],
  ['/admin/collections/articles', expect.stringContaining("'nonce-"), 'same-origin', opener],
  ['/media/a.webp', filePolicy, 'cross-origin', undefined],
  ['/media/a.mp4', videoPolicy, 'cross-origin', undefined],
  ['/api/a.mp4', filePolicy, 'same-origin', undefined],
  ['/preview/a.jpg', filePolicy, 'cross-origin', undefined],
  ['/_next/image', filePolicy, 'cross-origin', undefined],
  ['/admin/api/staff/me', filePolicy, 'same-origin', undefined],
  [endPath, signInEndPolicy, 'same-origin', undefined],
])('headers of %s', (path, policy, resource, openerPolicy) => {
  const headers = passedHeaders(path)
  expect(headers).toMatchObject({ 'content-security-policy': policy, 'cross-origin-resource-policy': resource })
  expect(headers['cross-origin-opener-policy']).toBe(openerPolicy)
})
