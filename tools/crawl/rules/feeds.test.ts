import { expect, test } from '@jest/globals'
import { feed, found, origin } from '../samples'
import type { Feed } from '../site'
import { feeds } from './feeds'

const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:a</id><title>Viện</title><updated>2026-11-20T02:00:00Z</updated><author><name>Viện</name></author><link rel="self" href="${origin}/feed/vi/atom.xml"/><entry><id>urn:b</id><title>Luật mới</title><updated>2026-11-20T02:00:00Z</updated><link href="${origin}/tin-tuc/luat-moi"/></entry></feed>`

const json = {
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Viện',
  home_page_url: origin,
  feed_url: `${origin}/feed/vi/feed.json`,
  language: 'vi',
  items: [
    {
      id: '1',
      url: `${origin}/tin-tuc/luat-moi`,
      title: 'Luật mới',
      date_published: '2026-11-20T02:00:00Z',
      content_text: 'A',
    },
  ],
}

const atomFeed = (text: string) => feed({ kind: 'atom', type: 'application/atom+xml', text })
const jsonFeed = (value: unknown) => feed({ kind: 'json', type: 'application/feed+json', text: JSON.stringify(value) })
const rss = feed().text

test.each<[string, Feed]>([
  ['RSS', feed()],
  ['Atom', atomFeed(atom)],
  ['JSON', jsonFeed(json)],
])('a feed in %s is read', (_, good) => {
  expect(found(feeds, { feeds: [good] })).toEqual([])
})

test.each<[string, Feed, string]>([
  ['is missing', feed({ status: 404 }), 'answers 404'],
  ['is sent as HTML', feed({ type: 'text/html' }), 'is sent as text/html'],
  ['is no XML', feed({ text: '<rss>' }), 'is no XML'],
  ['is of another kind', feed({ text: atom }), 'is no feed but <feed>'],
  [
    'has an item without a title',
    feed({ text: rss.replace('<item><title>Luật mới</title>', '<item>') }),
    'an item has no title',
  ],
  [
    'has a date of another form',
    feed({ text: rss.replace('Fri, 20 Nov 2026 02:00:00 GMT', '2026-11-20') }),
    '“2026-11-20” is no date of RSS',
  ],
  ['has an entry without an id', atomFeed(atom.replace('<id>urn:b</id>', '')), 'an entry has no id'],
  ['names no author', atomFeed(atom.replace(/<author>.*<\/author>/, '')), 'an entry has no author'],
  ['has no version', jsonFeed({ ...json, version: undefined }), 'version'],
  [
    'has an item without content',
    jsonFeed({ ...json, items: json.items.map((item) => ({ ...item, content_text: undefined })) }),
    'an item has content',
  ],
  ['is empty', jsonFeed({ ...json, items: [] }), 'is empty'],
  [
    'has another article first',
    feed({ newest: [{ id: 'moi-hon', title: 'Mới hơn' }] }),
    'is not what the API has there',
  ],
])('a feed that %s is found', (_, bad, what) => {
  expect(found(feeds, { feeds: [bad] }).join('\n')).toContain(what)
})

test('a site without feeds is found', () => {
  expect(found(feeds, { feeds: [] })).toEqual(['names no feed'])
})
