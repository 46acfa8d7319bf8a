import { expect, test } from '@jest/globals'
import { indexNowMessage, outcomeOf } from './notify'

test.each([
  [200, 'taken'],
  [302, 'refused'],
  [403, 'later'],
  [422, 'refused'],
  [429, 'later'],
  [500, 'later'],
])('status %d means %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome)
})

test('addresses are absolute, and the key file is at the root of the site', () => {
  expect(indexNowMessage('abcd-1234', 'https://www.ilc.example:8443', ['/tin-tuc/a', '/zh/dich-vu/%E6%B3%95'])).toEqual(
    {
      host: 'www.ilc.example:8443',
      key: 'abcd-1234',
      keyLocation: 'https://www.ilc.example:8443/abcd-1234.txt',
      urlList: ['https://www.ilc.example:8443/tin-tuc/a', 'https://www.ilc.example:8443/zh/dich-vu/%E6%B3%95'],
    },
  )
})
