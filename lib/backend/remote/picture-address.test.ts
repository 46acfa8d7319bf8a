import { expect, test } from '@jest/globals'
import { addressIn, fetchable, ownAddressOf, withOwnAddresses } from './picture-address'

process.env.SITE_SECRET = 'a secret for tests, of more than 32 characters'
process.env.STAFF_PASSWORD = 'correct horse battery staple'

const backend = 'http://backend.example:5000'

test.each([
  ['https://res.cloudinary.com/ilc/image/upload/v1/bia.png', 'https://res.cloudinary.com/ilc/image/upload/v1/bia.png'],
  ['http://res.cloudinary.com/ilc/bia.png', 'https://res.cloudinary.com/ilc/bia.png'],
  ['/uploads/bia.png', `${backend}/uploads/bia.png`],
  [`${backend}/uploads/bia.png`, `${backend}/uploads/bia.png`],
  ['http://other.example:8080/bia.png', undefined],
  ['https://127.0.0.1/bia.png', undefined],
  ['https://[::1]/bia.png', undefined],
  ['https://169.254.169.254/latest/meta-data', undefined],
  ['https://2130706433/bia.png', undefined],
  ['https://localhost/bia.png', undefined],
  ['https://redis.internal/bia.png', undefined],
  ['https://user:password@res.cloudinary.com/bia.png', undefined],
  ['ftp://res.cloudinary.com/bia.png', undefined],
  [`https://res.cloudinary.com/${'x'.repeat(2000)}.png`, undefined],
])('%s is fetched from %s', (address, from) => {
  expect(fetchable(address, backend)?.href).toBe(from)
})

test.each(['https://res.cloudinary.com/ilc/bia.png', 'https://lh3.example.com/a/ACg8ocJ=s96-c', '/uploads/bìa báo cáo.jpg?v=2', '/media/x/y.png'])('%s has a name of its own, which says where it is', (address) => {
  const own = ownAddressOf(address, backend) ?? ''
  expect(own).toMatch(/^\/media\/[\w-]+\.[\w-]+\.(?:png|jpg)$/)
  expect(addressIn(own.slice('/media/'.length))).toBe(new URL(address, backend).href)
})

test("a picture that another site like this keeps has its name's address", () => {
  expect(ownAddressOf('/media/bia-3f2a.webp', backend)).toBe('/media/bia-3f2a.webp')
  expect(ownAddressOf(`${backend}/media/bia-3f2a.webp`, backend)).toBe('/media/bia-3f2a.webp')
})

test('a name that nobody signed leads nowhere', () => {
  const name = (ownAddressOf('https://res.cloudinary.com/ilc/bia.png', backend) ?? '').slice('/media/'.length)
  const [signature = '', , ending] = name.split('.')
  const forged = `${signature}.${Buffer.from('https://evil.example/x.png').toString('base64url')}.${ending}`
  for (const other of [forged, `${'A'.repeat(22)}.${name.split('.')[1]}.png`, 'bia-3f2a.webp', 'a.b.png', '']) expect(addressIn(other)).toBeUndefined()
})

test("an article's pictures get them; what is no address, and everything else, stays", () => {
  const html = '<p><img alt="x" src="https://res.cloudinary.com/a.png?a=1&amp;b=2"><img src="data:image/png;base64,AA=="><img src="https://10.0.0.1/x.png"><a href="https://res.cloudinary.com/a.png">x</a></p>'
  const shown = withOwnAddresses(html, backend)
  const own = /alt="x" src="\/media\/([^"]+)"/.exec(shown)?.[1] ?? ''
  expect(addressIn(own)).toBe('https://res.cloudinary.com/a.png?a=1&b=2')
  expect(shown.replace(`/media/${own}`, 'https://res.cloudinary.com/a.png?a=1&amp;b=2')).toBe(html)
})
