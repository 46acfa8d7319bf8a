import { expect, test } from '@jest/globals'
import { storedName } from './stored-name'

const image = Buffer.from('a picture')

test.each([
  ['Ảnh bìa.WEBP', /^anh-bia-[0-9a-f]{8}\.webp$/],
  ['图片.png', /^picture-[0-9a-f]{8}\.png$/],
  ['../../etc/x.jpg', /^x-[0-9a-f]{8}\.jpg$/],
])('%s is stored as %s', (name, stored) => {
  expect(storedName(name, image)).toMatch(stored)
})

test('another image gets another name; a stored name does not change', () => {
  expect(storedName('a.webp', Buffer.from('another'))).not.toBe(storedName('a.webp', image))
  expect(storedName(storedName('a.webp', image), image)).toBe(storedName('a.webp', image))
})
