import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { parseSettings, SettingsError } from '.'

// Modules that tests load may remember the working folder, so what is expected is resolved as the settings are.
const before = process.cwd()
let folder = ''
beforeEach(() => {
  folder = realpathSync(temporaryFolder())
  process.chdir(folder)
})
afterEach(() => process.chdir(before))

function refused(environment: Record<string, string>): string {
  try {
    parseSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

test.each(['data\r', ' data', 'data '])('the data in a folder %j of that very name is not left behind', (name) => {
  const typed = name.startsWith(' ') ? name : path.join(folder, name)
  const meant = path.resolve(typed.trim())
  expect(parseSettings({ DATA_DIR: typed }).DATA_DIR).toBe(meant)
  mkdirSync(typed)
  const [from, to] = [path.resolve(typed), meant].map((place) => JSON.stringify(place))
  expect(refused({ DATA_DIR: typed })).toBe(
    `Wrong settings: DATA_DIR was until now the folder ${from}: rename the folder ${from} to ${to}`,
  )
  mkdirSync('data')
  expect(refused({ DATA_DIR: typed })).toMatch(/ to ".*\/data", in place of what is there$/)
})

test.each([
  ['"data"', 'data'],
  ['“data”\r', 'data'],
  ['~/ilc', 'ilc'],
  [' ', 'data'],
])('a folder %j is renamed, and the setting is corrected', (typed, name) => {
  expect(refused({ BACKUP_DIR: typed })).not.toContain('rename')
  mkdirSync(typed, { recursive: true })
  const [from, to] = [path.resolve(typed), path.resolve(name)].map((place) => JSON.stringify(place))
  expect(refused({ BACKUP_DIR: typed })).toBe(
    `Wrong settings: BACKUP_DIR was until now the folder ${from}: rename the folder ${from} to ${to}, and set BACKUP_DIR to ${to}`,
  )
})

test('a file of a key is a file', () => {
  writeFileSync('key\r', '')
  expect(refused({ BACKUP_KEY_FILE: 'key\r' })).toMatch(/^[^\n\r]*BACKUP_KEY_FILE was until now the file "[^"]*key\\r"/)
})
