import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { vi as payloadWords } from '@payloadcms/translations/languages/vi'
import messages from '@/messages/vi.json'
import { vietnamese } from '../translations/vietnamese'

const file = 'docs/handbook.vi.md'
const text = readFileSync(file, 'utf8')

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => flat(inner, `${path}:${key}`))

test('every text in bold is on a screen of the studio', () => {
  const ofPayload = new Map([...flat(payloadWords.translations), ...flat(vietnamese)])
  const shown = new Set([...flat(messages.studio).map(([, words]) => words), ...ofPayload.values()])
  const named = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replace(/\s+/g, ' '))
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((words) => !shown.has(words) && words !== 'in đậm')).toEqual([])
})

test('every image exists, has a description, and none is left over', () => {
  const images = [...text.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt = '', address = '']) => ({
    alt,
    address,
  }))
  expect(images.filter(({ alt, address }) => !alt || !existsSync(path.join('docs', address)))).toEqual([])
  expect(readdirSync('docs/handbook').sort()).toEqual(images.map(({ address }) => path.basename(address)).sort())
})
