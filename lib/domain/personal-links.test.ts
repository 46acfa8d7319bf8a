import { expect, test } from '@jest/globals'
import { isPersonalLink } from './codes'

test.each([
  ['linkedin', 'https://www.linkedin.com/in/nguyen-van-an', true],
  ['linkedin', 'https://linkedin.com/in/nguyen-van-an', false],
  ['linkedin', 'https://www.linkedin.com/in/an?utm_source=x', false],
  ['orcid', 'https://orcid.org/0000-0002-1825-0097', true],
  ['orcid', 'https://orcid.org/0000-0002-1694-233X', true],
  ['orcid', 'https://orcid.org/0000-0002-1694-X333', false],
  ['orcid', '0000-0002-1825-0097', false],
] as const)('%s %s', (site, address, isRight) => {
  expect(isPersonalLink(site, address)).toBe(isRight)
})
