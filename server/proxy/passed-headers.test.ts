import { expect, test } from '@jest/globals'
import { endPath } from '@/lib/http/sign-in/return-target'
import { isStudioPage, passedHeaders } from './passed-headers'
import { filePolicy, signInEndPolicy, videoPolicy } from './policy'

test.each([
  ['/admin', true],
  ['/admin/', true],
  ['/admin/login', true],
  ['/admin/collections/articles', true],
  ['/admin/api', true],
  ['/admin/api/', true],
  ['/admin/api/staff/me', false],
  ['/administration', false],
  ['/api/article/', false],
])('whether %s is a page of the studio: %s', (path, expected) => {
  expect(isStudioPage(path)).toBe(expected)
  expect(/script-src[^;]*'nonce-/.test(passedHeaders(path)['content-security-policy'])).toBe(expected)
})

test('every page of the studio has its own nonce', () => {
  expect(passedHeaders('/admin')['content-security-policy']).not.toBe(
    passedHeaders('/admin')['content-security-policy'],
  )
})

test.each([
  ['/media/a.webp', filePolicy, 'cross-origin'],
  ['/media/a.mp4', videoPolicy, 'cross-origin'],
  ['/api/a.mp4', filePolicy, 'same-origin'],
  ['/preview/a.jpg', filePolicy, 'cross-origin'],
  ['/_next/image', filePolicy, 'cross-origin'],
  ['/api/article/', filePolicy, 'same-origin'],
  ['/admin/api/staff/me', filePolicy, 'same-origin'],
  [endPath, signInEndPolicy, 'same-origin'],
])('headers of %s', (path, policy, resource) => {
  expect(passedHeaders(path)).toMatchObject({
    'content-security-policy': policy,
    'cross-origin-resource-policy': resource,
  })
})

// Only pages of the studio: on public pages it costs a phone another process (docs/adr/0013).
test.each([
  ['/admin', 'same-origin-allow-popups'],
  ['/admin/collections/articles', 'same-origin-allow-popups'],
  ['/admin/api/staff/me', undefined],
  ['/media/a.webp', undefined],
  [endPath, undefined],
])('the opener policy of %s is %s', (path, policy) => {
  expect(passedHeaders(path)['cross-origin-opener-policy']).toBe(policy)
})
