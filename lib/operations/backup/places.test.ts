import { expect, test } from '@jest/globals'
import { attachmentPrefix, imagePrefix, prefixes } from '@/lib/operations/storage'
import { fileName, placeOf } from './places'

test.each([
  ['media/anh-bia-1a2b3c4d.webp', imagePrefix],
  ['attachments/0b9f0a3e-6d0c-4d7b-9f57-0a4d2b1c3e5f.pdf', attachmentPrefix],
])('%s is a file of the site', (name, prefix) => {
  const place = placeOf(name, prefixes)
  expect(place?.prefix).toBe(prefix)
  expect(place && fileName(place.prefix.name, place.key)).toBe(name)
})

test.each([
  'media/../secrets.json',
  '../media/a.webp',
  '/media/a.webp',
  'media//a.webp',
  'media/a.webp/b.webp',
  'media\\a.webp',
  'media/a.exe',
  'previews/a.webp',
  'media',
  '',
])('%j is not', (name) => {
  expect(placeOf(name, prefixes)).toBeUndefined()
})
