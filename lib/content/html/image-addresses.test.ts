import { expect, test } from '@jest/globals'
import { withImageAddresses, withPresentImages } from './image-addresses'

const nameOf = (address: string) => /^\/media\/([^?#]+)/.exec(address)?.[1]
const find = (names: string[]) =>
  Promise.resolve(
    new Map(
      names
        .filter((name) => name === 'old.webp')
        .map((name) => [name, { address: '/media/new.webp', width: 8, height: 6 }]),
    ),
  )

const size = 'width="8" height="6"'

test.each<[html: string, present?: string]>([
  ['<img src="/media/old.webp">', `<img src="/media/new.webp" ${size}>`],
  ["<img alt='a > b' src='/media/old.webp'>", `<img alt="a &gt; b" src="/media/new.webp" ${size}>`],
  ['<img src="&#47;media/old.webp?v=1">', `<img src="/media/new.webp" ${size}>`],
  ['<a href="/media/old.webp">x</a>', '<a href="/media/new.webp">x</a>'],
  ['<img data-src="/media/old.webp" src="https://other.example/x.png">'],
  [
    '<img srcset="/media/x.webp 9w, /media/old.webp 99w" sizes="1px">',
    `<img sizes="1px" src="/media/new.webp" ${size}>`,
  ],
  ['<img src="/media/unknown.webp">'],
  ['<p>no picture, </b> left <i>as it is'],
])('%s becomes %s', async (html, present = html) => {
  expect(await withPresentImages(html, nameOf, find)).toBe(present)
})

test.each([
  ['<style><img src="/media/old.webp"></style>'],
  ['<!-- <img src="/media/old.webp"> -->'],
  ['<p title="<img src=/media/old.webp>">x</p>'],
])('what is no tag stays as it is: %s', async (html) => {
  expect(await withPresentImages(html, nameOf, find)).toBe(html)
})

test('only the tags of images are written anew', async () => {
  const html = '<P CLASS=x>Giá &lt; 5\r\n<img src=/media/old.webp /><br/><b><i>chữ</b>'
  expect(await withPresentImages(html, nameOf, find)).toBe(
    `<P CLASS=x>Giá &lt; 5\r\n<img src="/media/new.webp" ${size}><br/><b><i>chữ</b>`,
  )
})

test('each name is looked up once, however many images and attributes there are', async () => {
  const requested: string[][] = []
  const ask = (names: string[]) => {
    requested.push(names)
    return find(names)
  }
  const crowded = '<img src="/media/old.webp">'.repeat(30_000)
  expect((await withPresentImages(crowded, nameOf, ask)).split('new.webp')).toHaveLength(30_001)
  expect(requested).toEqual([['old.webp']])
})

const toSite = (address: string) =>
  address.startsWith('https://cdn.example/') ? `/media/${address.length}` : undefined

test.each([
  [
    '<p>a</p><img alt="A" src="https://cdn.example/a.png"><img src="data:image/png;base64,AA">',
    '<p>a</p><img alt="A" src="/media/25"><img src="data:image/png;base64,AA">',
  ],
  ['<img src="/x/blank.gif" data-src="//cdn.example/a.png" alt="A">', '<img src="/media/25" alt="A">'],
  ['<a href="https://cdn.example/a.png">a</a>', '<a href="https://cdn.example/a.png">a</a>'],
])('%j', (html, expected) => {
  expect(withImageAddresses(html, toSite)).toBe(expected)
})
