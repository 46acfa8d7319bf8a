import { mkdirSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { SettingsError } from '.'
import { loadEnvFile } from './environment'

const before = { folder: process.cwd(), environment: process.env }

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  process.chdir(folder)
  process.env = { NODE_ENV: 'test', HSTS: 'preload' }
})
afterEach(() => {
  process.chdir(before.folder)
  process.env = before.environment
})

test('a file of Windows is read, and what is set already stays', () => {
  writeFileSync('.env', '\uFEFFPORT=3001\r\nHSTS=host\r\nSITE_URL="https://ilc.example"\r\n')
  loadEnvFile()
  expect(process.env).toEqual({ NODE_ENV: 'test', PORT: '3001', HSTS: 'preload', SITE_URL: 'https://ilc.example' })
})

test('one that cannot be read is a wrong setting', () => {
  mkdirSync('.env')
  expect(loadEnvFile).toThrow(SettingsError)
  expect(loadEnvFile).toThrow('The file .env cannot be read (EISDIR): let the user of the site read it')
})
