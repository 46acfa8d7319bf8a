import { expect, test } from '@jest/globals'
import { policyReport } from './policy-report'

test('both forms of a report tell the same, without what could tell of a person', () => {
  const told = { page: 'https://ilc.example/tim-kiem', blocked: 'https://evil.example/x.js', directive: 'script-src-elem', source: 'https://ilc.example/a.js' }
  const single = { 'csp-report': { 'document-uri': 'https://ilc.example/tim-kiem?q=ten', 'blocked-uri': 'https://evil.example/x.js?token=1', 'effective-directive': 'script-src-elem', 'source-file': 'https://ilc.example/a.js#b' } }
  const several = [
    { type: 'deprecation', body: { id: 'x' } },
    { type: 'csp-violation', body: { documentURL: 'https://ilc.example/tim-kiem?q=ten', blockedURL: 'https://evil.example/x.js?token=1', effectiveDirective: 'script-src-elem', sourceFile: 'https://a:b@ilc.example/a.js' } },
  ]
  expect(policyReport.parse(single)).toEqual([told])
  expect(policyReport.parse(several)).toEqual([told])
})

test('words instead of addresses stay', () => {
  expect(policyReport.parse({ 'csp-report': { 'blocked-uri': 'inline' } })).toEqual([{ page: '', blocked: 'inline', directive: '', source: '' }])
})

test.each([[null], ['text'], [{}], [{ 'csp-report': { 'blocked-uri': 'x'.repeat(5000) } }], [Array.from({ length: 101 }, () => ({ type: 'x' }))]])('%j is no report', (report) => {
  expect(policyReport.safeParse(report).success).toBe(false)
})
