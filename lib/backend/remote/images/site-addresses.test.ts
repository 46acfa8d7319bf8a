import { expect, test } from '@jest/globals'
import { siteAddresses } from './site-addresses'

process.env.SITE_SECRET = 'a secret for tests, of more than 32 characters'
process.env.STAFF_PASSWORD = 'correct horse battery staple'

const { toSite, fromSite, sourceOf, documentAt, videoToSite } = siteAddresses('http://backend.example:8080', (url) =>
  ['http://backend.example:8080', 'http://10.0.0.9:9000'].includes(url.origin),
)

test.each([
  ['https://res.cloudinary.com/demo/a%20b.jpg?x=1&y=2', 'https://res.cloudinary.com/demo/a%20b.jpg?x=1&y=2'],
  ['http://cdn.example/ảnh.png#top', 'https://cdn.example/%E1%BA%A3nh.png'],
  ['/uploads/a.jpg', 'http://backend.example:8080/uploads/a.jpg'],
  ['http://10.0.0.9:9000/a.jpg', 'http://10.0.0.9:9000/a.jpg'],
])('%j has a name on this site that only this site can make, for %j', (address, source) => {
  const path = toSite(address) ?? ''
  expect(path).toMatch(/^\/media\/[\w-]{22}\.[\w-]+$/)
  expect(toSite(path)).not.toBe(undefined)
  expect([sourceOf(path.slice('/media/'.length)), fromSite(path)]).toEqual([source, source])
})

test.each(['/media/luat-1a2b.webp', 'http://backend.example:8080/media/luat-1a2b.webp'])(
  "%s, one of the backend's own, keeps its name",
  (address) => {
    expect(toSite(address)).toBe('/media/luat-1a2b.webp')
    expect(sourceOf('luat-1a2b.webp')).toBe('http://backend.example:8080/media/luat-1a2b.webp')
  },
)

test.each([
  undefined,
  '',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'http://127.0.0.1:6379/a.png',
  'https://[::1]/a.png',
  'https://user:password@cdn.example/a.png',
  `https://cdn.example/${'a'.repeat(1500)}.png`,
])('%j is never fetched', (address) => {
  expect(address === '' ? sourceOf('') : toSite(address)).toBeUndefined()
})

test('no other name is accepted', () => {
  const [, signature = '', encoded = ''] =
    /^\/media\/([^.]+)\.(.+)$/.exec(toSite('https://cdn.example/a.png') ?? '') ?? []
  const other = Buffer.from('https://cdn.example/b.png').toString('base64url')
  for (const name of [
    `${signature}.${other}`,
    `${signature}.${encoded}=`,
    `${signature}.${encoded}!`,
    `${signature}${encoded}`,
    `x${signature.slice(1)}.${encoded}`,
    encoded,
    'a.svg',
    'secrets.json',
  ]) {
    expect([name, sourceOf(name)]).toEqual([name, undefined])
  }
  expect(sourceOf('../api/x.png')).toBe('http://backend.example:8080/media/..%2Fapi%2Fx.png')
  expect(fromSite('https://lh3.googleusercontent.com/a')).toBe('https://lh3.googleusercontent.com/a')
})

test.each([
  ['/media/mau-1a2b.pdf', 'http://backend.example:8080/media/mau-1a2b.pdf'],
  ['/media/luat-1a2b.webp', undefined],
  ['https://other.example/media/a.pdf', undefined],
])('a document at %s is at %s', (address, at) => {
  expect(documentAt(address)).toBe(at)
})

test.each([
  ['/media/phim-1a2b.mp4', '/media/phim-1a2b.mp4'],
  ['http://backend.example:8080/media/phim-1a2b.mp4', '/media/phim-1a2b.mp4'],
  ['https://spy.example/media/phim.mp4', undefined],
  ['/media/luat.pdf', undefined],
  [undefined, undefined],
])('the video %s is shown as %s', (address, shown) => {
  expect(videoToSite(address)).toBe(shown)
})
