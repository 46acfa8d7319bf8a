import { expect, test } from '@jest/globals'
import type { FlattenedField } from 'payload'
import { checkQuery, versionFields } from './query'

const fields = [
  { name: 'title', type: 'text' },
  { name: 'createdAt', type: 'date' },
  { name: 'views', type: 'number' },
  { name: 'picture', type: 'upload', relationTo: 'media' },
  { name: 'owner', type: 'relationship', relationTo: ['staff', 'members'] },
  { name: 'mails', type: 'join', collection: 'media' },
  { name: 'meta', type: 'group', flattenedFields: [{ name: 'date', type: 'date' }] },
  {
    name: 'shown',
    type: 'group',
    virtual: true,
    flattenedFields: [{ name: 'rows', type: 'array', flattenedFields: [] }],
  },
] as unknown as FlattenedField[]
const media = [{ name: 'updatedAt', type: 'date' }] as unknown as FlattenedField[]

const check = (search: string, own = fields) =>
  checkQuery(search, own, (slug) => (slug === 'media' ? media : undefined))

test.each([
  '',
  '?depth=0&limit=0&page=1&sort=-createdAt&draft=true&trash=true',
  '?where[id][equals]=0&limit=1',
  '?where[id][not_equals]=',
  '?where[id][in][0]=1&where[id][in][1]=2',
  '?where[id][in]=1,2',
  '?where[or][0][and][0][title][like]=x&where[or][0][and][1][createdAt][greater_than]=2026-11-25',
  '?where[views][greater_than]=-1.5&where[views][exists]=true',
  '?where[picture.updatedAt][less_than]=2026-11-25T00:00:00.000Z',
  `?where=${encodeURIComponent('{"title":{"equals":"x"}}')}`,
  '?where=',
  '?where[createdAt][like]=2026-11-25',
  '?where[picture][like]=1&where[views][like]=2&where[picture][exists]=x',
  '?where[owner][exists]=true&where[owner.value][equals]=1',
  '?select[title]=true&select[meta][date]=false&populate[media][updatedAt]=true',
  '?joins[mails][limit]=5&joins[mails][where][updatedAt][equals]=2026-11-25&joins[x]=false',
  '?locale=vi&fallback-locale=null&depth=',
  '?data=%7B%22a%22%3A1%7D',
])('can be read: %s', (search) => {
  expect(() => check(search)).not.toThrow()
})

test.each([
  ['?where[shown.rows.title][like]=x', 'where'],
  ['?where[createdAt][contains]=vi', 'where'],
  ['?where[meta.date][not_like]=vi', 'where'],
  ['?depth=x', 'depth'],
  ['?depth=1000', 'depth'],
  ['?limit=1e30', 'limit'],
  ['?limit[a]=1', 'limit'],
  ['?page=0', 'page'],
  ['?page=1.5', 'page'],
  ['?sort[title]=1', 'sort'],
  ['?select=x', 'select'],
  ['?select[title]=x', 'select'],
  ['?populate=x', 'populate'],
  ['?populate[media]=true', 'populate'],
  ['?joins=x', 'joins'],
  ['?joins[mails][limit]=x', 'joins'],
  ['?joins[mails][where][updatedAt][equals]=x', 'joins'],
  ['?draft[a]=1', 'draft'],
  ['?locale[]=vi', 'locale'],
  ['?where=x', 'where'],
  ['?where[title]=x', 'where'],
  ['?where[title][near]=1,1,1', 'where'],
  ['?where[title][x]=1', 'where'],
  ['?where[title][all]=x', 'where'],
  ['?where[a-b][equals]=1', 'where'],
  ['?where[title][equals]=a%00b', 'where'],
  ['?where[title][equals][a]=1', 'where'],
  ['?where[createdAt][equals]=yesterday', 'where'],
  ['?where[createdAt][in]=2026-11-25,x', 'where'],
  ['?where[picture.updatedAt][equals]=x', 'where'],
  ['?where[meta.date][equals]=x', 'where'],
  ['?where[views][equals]=1e400', 'where'],
  ['?where[id][equals]=2147483648', 'where'],
  ['?where[picture][equals]=x', 'where'],
  ['?where[owner][not_in]=1', 'where'],
  ['?where[owner][like]=x', 'where'],
  ['?where[picture][like]=1e400', 'where'],
  ['?where[views][contains]=1e400', 'where'],
  ['?where[id][not_like]=x', 'where'],
  ['?where[and]=x', 'where'],
  ['?where[or][title][equals]=x', 'where'],
  [`?where=${'{"and":['.repeat(10)}${']}'.repeat(10)}`, 'where'],
  ['?data=x', 'data'],
])('cannot be read: %s', (search, name) => {
  expect(() => check(search)).toThrow(
    expect.objectContaining({ status: 400, faults: [{ path: name, key: 'apiParameter' }] }) as unknown as Error,
  )
})

test('the stored versions of a record are filtered by its fields, and by their own', () => {
  const own = versionFields(fields) as FlattenedField[]
  expect(() => check('?where[parent][equals]=1&where[version.createdAt][exists]=true', own)).not.toThrow()
  expect(() => check('?where[parent][equals]=x', own)).toThrow('apiQuery')
  expect(() => check('?where[version.createdAt][equals]=x', own)).toThrow('apiQuery')
})
