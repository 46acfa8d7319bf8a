import { expect, test } from '@jest/globals'
import type { Attachment } from './media'
import { hostsOf, originalName, uploadKey, uploadPath, wholeAddress } from './upload-addresses'
import { uploadsOf } from './uploads'

const site = 'https://old.example'

test.each([
  ['/wp-content/uploads/2020/01/a.jpg', 'https://old.example/wp-content/uploads/2020/01/a.jpg'],
  ['https://i0.wp.com/old.example/wp-content/uploads/a.jpg?w=300', 'https://old.example/wp-content/uploads/a.jpg'],
  ['file:///etc/passwd', undefined],
  ['data:image/png;base64,x', undefined],
])('the whole address of %s', (address, expected) => {
  expect(wholeAddress(address, site)?.href).toBe(expected)
})

test.each([
  ['https://old.example/wp-content/uploads/2020/01/a.jpg', '2020/01/a.jpg'],
  ['https://old.files.wordpress.com/2020/01/a.jpg?w=300', '2020/01/a.jpg'],
  ['https://old.example/wp-content/uploads/..%2f..%2fwp-config.php', undefined],
  ['https://old.example/wp-content/uploads/a%00.jpg', undefined],
])('the path of the upload %s', (address, expected) => {
  expect(uploadPath(new URL(address))).toBe(expected)
})

test.each([
  ['http://www.old.example/wp-content/uploads/a.jpg', 'a.jpg'],
  ['https://files.old.example/wp-content/uploads/a.jpg', 'a.jpg'],
  ['https://other.example/wp-content/uploads/a.jpg', 'other.example/wp-content/uploads/a.jpg'],
])('the key of %s', (address, expected) => {
  const isOwn = hostsOf(site, [{ url: 'https://files.old.example/wp-content/uploads/b.jpg' }])
  expect(uploadKey(new URL(address), isOwn)).toBe(expected)
})

test.each([
  ['a-300x200.jpg', 'a.jpg'],
  ['a-2020x1.b.jpg', 'a-2020x1.b.jpg'],
])('the original of %s', (name, expected) => {
  expect(originalName(name)).toBe(expected)
})

test.each([
  ['/wp-content/uploads/a-150x150.jpg', ['https://old.example/wp-content/uploads/a-scaled.jpg']],
  [
    '/wp-content/uploads/b-150x150.jpg',
    ['https://old.example/wp-content/uploads/b.jpg', 'https://old.example/wp-content/uploads/b-150x150.jpg'],
  ],
  [
    'https://other.example/wp-content/uploads/b-150x150.jpg?v=1',
    ['https://other.example/wp-content/uploads/b-150x150.jpg?v=1'],
  ],
])('of %s the original is asked for first', async (address, expected) => {
  const requested: string[] = []
  const attachment = (id: string, name: string): [string, Attachment] => [
    id,
    { id, url: `${site}/wp-content/uploads/${name}`, title: '', caption: '', alt: '', parent: '0', link: '' },
  ]
  const uploads = uploadsOf({
    site,
    attachments: new Map([attachment('1', 'a-scaled.jpg'), attachment('2', 'b.jpg')]),
    downloads: {
      image(each) {
        requested.push(each)
        return Promise.resolve(/a-scaled|-150x150/.test(each) ? 'file.jpg' : undefined)
      },
      document: () => Promise.resolve(undefined),
      lossOf: () => undefined,
      sha256Of: () => undefined,
    },
    readFile: () => Promise.resolve(undefined),
    folder: '',
    pathHere: () => undefined,
  })
  expect(await uploads.image(address)).toBe('file.jpg')
  expect(requested).toEqual(expected)
  expect(uploads.isUsed(expected[0] ?? '')).toBe(true)
})
