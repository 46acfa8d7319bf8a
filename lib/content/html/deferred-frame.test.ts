import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { deferredFrame } from './deferred-frame'

const frame = { src: 'https://maps.example/?a=1&b=2', title: 'Bản đồ', ask: 'Mở bản đồ', lang: 'vi' }

const linkIn = (srcDoc: string) => new JSDOM(srcDoc).window.document.querySelector('a')

test.each([
  ['a film', undefined, '', 'Mở bản đồ'],
  ['a map', 'Số 24 <phố> "A"', 'map', 'Số 24 <phố> "A" Mở bản đồ'],
])('the frame of %s holds one link with its words', (_, place, className, text) => {
  const link = linkIn(deferredFrame({ ...frame, place }).srcDoc)
  expect([link?.href, link?.className, link?.textContent]).toEqual([frame.src, className, text])
})
