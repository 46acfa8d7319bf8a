import { expect, test } from '@jest/globals'
import { showTimesInHanoi } from './time-zone'

test('only the undefined time zone is that of Hanoi', () => {
  const realm = { Intl: { DateTimeFormat: Intl.DateTimeFormat } }
  showTimesInHanoi(realm)
  const { DateTimeFormat } = realm.Intl
  const zoneOf = (format: Intl.DateTimeFormat) => format.resolvedOptions().timeZone
  expect(zoneOf(new DateTimeFormat('en-GB', { timeZone: undefined, hour: 'numeric' }))).toMatch(/Ho_Chi_Minh|Saigon/)
  expect(zoneOf(DateTimeFormat('en-GB', { timeZone: undefined }))).toMatch(/Ho_Chi_Minh|Saigon/)
  expect(zoneOf(new DateTimeFormat('en-GB', { timeZone: 'Europe/Paris' }))).toBe('Europe/Paris')
  expect(zoneOf(new DateTimeFormat('en-GB'))).toBe(zoneOf(new Intl.DateTimeFormat('en-GB')))
})
