import { expect, test } from '@jest/globals'
import { browserReport } from './policy-report'

test('a report contains no personal data', () => {
  const reported = {
    page: 'https://ilc.example/tim-kiem',
    blocked: 'https://evil.example/x.js',
    directive: 'script-src-elem',
    source: 'https://ilc.example/a.js',
  }
  const report = {
    'csp-report': {
      'document-uri': 'https://ilc.example/tim-kiem?q=ten',
      'blocked-uri': 'https://evil.example/x.js?token=1',
      'effective-directive': 'script-src-elem',
      'source-file': 'https://a:b@ilc.example/a.js#c',
    },
  }
  expect(browserReport.parse(report)).toEqual(reported)
})

test.each([
  [null],
  [{}],
  [{ 'csp-report': { 'document-uri': '' } }],
  [{ 'csp-report': { 'blocked-uri': 'inline' } }],
  [{ 'csp-report': { 'document-uri': 'https://ilc.example/', 'blocked-uri': 'x'.repeat(5000) } }],
  [[{ type: 'deprecation' }]],
])('%j is not a report', (report) => {
  expect(browserReport.safeParse(report).success).toBe(false)
})
