import { expect, test } from '@jest/globals'
import { parseSettings, SettingsError } from '.'

test('nothing is required', () => {
  expect(parseSettings({})).toMatchObject({ PORT: 3000, SITE_URL: 'http://localhost:3000', STAFF_EMAIL: 'admin@ilc.example' })
  expect(parseSettings({}).BACKEND_URL).toBeUndefined()
})

test('an empty value counts as not given, a slash at an address\'s end does not count', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '', SITE_URL: 'https://ilc.example/' })).toMatchObject({ PORT: 3000, SITE_URL: 'https://ilc.example' })
})

test.each([
  [{ PORT: 'abc' }, /^Wrong settings: PORT must be a number$/],
  [{ PORT: '0' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /^Wrong settings: DATABASE_URL must be a postgres:\/\/ address$/],
  [{ REDIS_URL: 'localhost:6379' }, /^Wrong settings: REDIS_URL must be a redis:\/\/ or rediss:\/\/ address$/],
  [{ BACKEND_URL: 'x' }, /^Wrong settings: BACKEND_URL must be an http\(s\) address$/],
  [{ TRUSTED_PROXIES: 'loopback, everybody' }, /^Wrong settings: TRUSTED_PROXIES must be networks separated by commas$/],
  [{ GOOGLE_CLIENT_ID: 'x' }, /^Wrong settings: GOOGLE_CLIENT_SECRET is missing$/],
  [{ FACEBOOK_CLIENT_SECRET: 'x' }, /^Wrong settings: FACEBOOK_CLIENT_ID is missing$/],
  [{ SITE_SECRET: 'short' }, /SITE_SECRET must have at least 32 characters/],
  [{ STAFF_PASSWORD: 'short', STAFF_EMAIL: 'x' }, /STAFF_EMAIL .*STAFF_PASSWORD /],
])('%j is refused in one line that names it', (environment, message) => {
  expect(() => parseSettings(environment)).toThrow(SettingsError)
  expect(() => parseSettings(environment)).toThrow(message)
})
