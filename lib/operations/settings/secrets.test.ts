import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { SettingsError } from '.'
import { readSecrets } from './secrets'

const folder = temporaryFolder()
test.each([
  ['an empty file', ''],
  ['one that was cut off', '{ "siteSecret": "hidden'],
  ['one without a secret', '{ "siteSecret": "hidden" }'],
])('%s of secrets is refused by its name, and what to do', (_, text) => {
  const file = path.join(folder, 'secrets.json')
  writeFileSync(file, text)
  expect(() => readSecrets(file)).toThrow(SettingsError)
  expect(() => readSecrets(file)).toThrow(/^\/.*secrets\.json is damaged: restore it from a backup/)
  expect(() => readSecrets(file)).not.toThrow(/hidden/)
})

test('a file of secrets is read', () => {
  const file = path.join(folder, 'whole.json')
  writeFileSync(file, '{ "siteSecret": "a", "staffPassword": "b" }')
  expect(readSecrets(file)).toEqual({ siteSecret: 'a', staffPassword: 'b' })
})
