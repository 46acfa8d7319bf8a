import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { forOlderServers } from './postgres'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ilc-script-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const setting = 'SET transaction_timeout = 0;'
const rows = `COPY articles (title) FROM stdin;\n${setting}\n\\.\n`

test.each([
  [
    'of PostgreSQL 17',
    `--\n-- PostgreSQL database dump\n--\n\nSET statement_timeout = 0;\n${setting}\nSET row_security = off;\n${'-- '.repeat(2000)}\n${rows}`,
    true,
  ],
  [
    'of PostgreSQL 15',
    `--\n\nSET statement_timeout = 0;\nSET row_security = off;\n${'-- '.repeat(2000)}\n${rows}`,
    false,
  ],
])('a script %s', async (_, script, isChanged) => {
  const file = path.join(folder, 'script.sql')
  writeFileSync(file, script)
  await forOlderServers(file)
  const expected = isChanged ? script.replace(`\n${setting}`, `\n--${' '.repeat(setting.length - 2)}`) : script
  expect(readFileSync(file, 'utf8')).toBe(expected)
})
