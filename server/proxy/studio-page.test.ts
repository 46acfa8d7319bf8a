import type { IncomingMessage } from 'node:http'
import { expect, test } from '@jest/globals'
import { studioPageRefusal } from './studio-body'

const id = '7f'.repeat(21)

test.each([
  ['GET', {}, undefined],
  ['HEAD', {}, undefined],
  ['POST', { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }, undefined],
  ['POST', { 'next-action': id, 'content-type': 'multipart/form-data; boundary=x' }, undefined],
  ['POST', {}, 405],
  ['POST', { 'content-type': 'multipart/form-data; boundary=x' }, 405],
  ['PUT', { 'next-action': id }, 405],
  ['POST', { 'next-action': 'x', 'content-type': 'text/plain' }, 400],
  ['POST', { 'next-action': id }, 400],
  ['POST', { 'next-action': id, 'content-type': 'application/json' }, 400],
  ['POST', { 'next-action': id, 'content-type': 'multipart/form-data' }, 400],
  ['POST', { 'next-action': id, 'content-type': 'multipart/form-data; boundary=' }, 400],
])('%s %j: %s', (method, headers, status) => {
  expect(studioPageRefusal({ method, headers } as unknown as IncomingMessage)).toBe(status)
})
