import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { settings } from '@/lib/settings'
import { importFolder } from './data-folders'

test('pictures of an import are written where the data of the site is', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'ilc-data-'))
  try {
    Object.assign(settings(), { DATA_DIR: path.join(parent, 'data') })
    const folder = importFolder()
    expect([path.dirname(folder), statSync(folder).isDirectory()]).toEqual([path.join(parent, 'data'), true])
  } finally {
    rmSync(parent, { recursive: true })
  }
})
