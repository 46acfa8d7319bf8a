import { expect, test } from '@jest/globals'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { securityText } from './security-text'

test.each([
  ['2026-01-01', '2026-07-01'],
  ['2026-11-30', '2027-04-01'],
  ['2026-12-31', '2027-04-01'],
])('on %s the contact for vulnerabilities is valid until %s', (now, until) => {
  const lines = securityText(sampleSiteRecord(), new Date(now)).split('\n')
  expect(lines).toContain(`Expires: ${until}T00:00:00.000Z`)
  expect(lines).toContain('Canonical: http://localhost:3000/.well-known/security.txt')
})
