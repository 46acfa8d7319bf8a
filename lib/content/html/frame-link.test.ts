import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { frameLinkHtml } from './frame-link'

test('a frame is a link to its page, which names the frame', () => {
  const [src, page] = ['https://maps.example/?a=1&b=2', 'https://maps.example/place?a=1&b=2']
  const html = frameLinkHtml({ src, page, title: 'Bản đồ "A" <b>' }, { class: 'map', id: undefined }, '<b>Mở</b>')
  const link = new JSDOM(html).window.document.querySelector('a')
  expect([link?.href, link?.dataset.frame, link?.dataset.title]).toEqual([page, src, 'Bản đồ "A" <b>'])
  expect([link?.className, link?.hasAttribute('id'), link?.innerHTML]).toEqual(['map', false, '<b>Mở</b>'])
})
