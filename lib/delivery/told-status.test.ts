import { expect, test } from '@jest/globals'
import { withToldStatus } from './told-status'

const mark = '<meta name="prerender-status-code" content="410"/>'

test.each([
  ['a page that was taken away', 200, 'text/html; charset=utf-8', `<html><head><title>a</title>${mark}</head><body></body></html>`, 410],
  ['a page', 200, 'text/html', '<html><head></head><body></body></html>', 200],
  ['a page in whose text it stands', 200, 'text/html', `<html><head></head><body>${mark}</body></html>`, 200],
  ['a page that says something else', 200, 'text/html', '<head><meta name="prerender-status-code" content="301"/></head>', 200],
  ['a failure', 500, 'text/html', `<head>${mark}</head>`, 500],
  ['what is no page', 200, 'text/x-component', `<head>${mark}</head>`, 200],
])('%s', (_, status, type, text, told) => {
  const answer = { status, headers: { 'content-type': type }, body: Buffer.from(text), path: '/a', began: 0 }
  expect(withToldStatus(answer)).toEqual({ ...answer, status: told })
})
