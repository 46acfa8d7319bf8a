import { expect, test } from '@jest/globals'
import { withImageAddresses } from './image-addresses'

const toSite = (address: string) =>
  address.startsWith('https://cdn.example/') ? `/media/${address.length}` : undefined

test.each([
  [
    '<p>a</p><img alt="A" src="https://cdn.example/a.png"><img src="data:image/png;base64,AA">',
    '<p>a</p><img alt="A" src="/media/25"><img src="data:image/png;base64,AA">',
  ],
  ['<img src="/x/blank.gif" data-src="//cdn.example/a.png" alt="A">', '<img src="/media/25" alt="A">'],
  ["<IMG SRC='https://cdn.example/a.png'>", '<img src="/media/25">'],
  ['<a href="https://cdn.example/a.png">a</a>', '<a href="https://cdn.example/a.png">a</a>'],
  ['<p>left open<img src="http://other.example/a.png">', '<p>left open<img src="http://other.example/a.png">'],
  ['', ''],
])('%j', (html, expected) => {
  expect(withImageAddresses(html, toSite)).toBe(expected)
})
