import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

test('every image exists, has a description, and none is left over', () => {
  const text = readFileSync('docs/handbook.vi.md', 'utf8')
  const images = [...text.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt = '', address = '']) => ({
    alt,
    address,
  }))
  expect(images.filter(({ alt, address }) => !alt || !existsSync(path.join('docs', address)))).toEqual([])
  expect(readdirSync('docs/handbook').sort()).toEqual(images.map(({ address }) => path.basename(address)).sort())
})
