import { expect, test } from '@jest/globals'
import { RedirectTable } from './table'

const table = (rows: Record<string, string>) =>
  new RedirectTable(Object.entries(rows).map(([from, to], id) => ({ id, from, to })))

const rows = {
  '/2019/05/luat-moi': '/tin-tuc/luat-moi',
  '/en/old': '/en/tin-tuc/new',
  '/tài-liệu': '/lien-he#form',
  '/index.php?p=12': '/tin-tuc/muoi-hai',
  '/index.php?a=1&b=2': '/dao-tao',
  '/index.php': '/tin-tuc',
  '/tim': '/tim-kiem?q=luật',
  '/x.pdf': '/media/x-1.pdf',
  '/ngoai': 'https://khac.example/a',
}

test.each([
  ['/2019/05/luat-moi', '/tin-tuc/luat-moi'],
  ['/2019/05/Luat-Moi', undefined],
  ['/2019/05/luat-moi/?utm_source=fb', '/tin-tuc/luat-moi?utm_source=fb'],
  ['/en/2019/05/luat-moi', '/en/tin-tuc/luat-moi'],
  ['/en/old', '/en/tin-tuc/new'],
  ['/old', undefined],
  ['/tài-liệu'.normalize('NFD'), '/lien-he#form'],
  ['/t%C3%A0i-li%E1%BB%87u?a=1', '/lien-he?a=1#form'],
  ['/index.php?utm=x&p=12', '/tin-tuc/muoi-hai?utm=x'],
  ['/index.php?b=2&a=1', '/dao-tao'],
  ['/index.php?p=13', '/tin-tuc?p=13'],
  ['/tim?q=cu&page=2', '/tim-kiem?q=lu%E1%BA%ADt&page=2'],
  ['/en/x.pdf', '/media/x-1.pdf'],
  ['/en/ngoai', 'https://khac.example/a'],
  ['/ngoai?to=https://xau.example', 'https://khac.example/a?to=https%3A%2F%2Fxau.example'],
  ['//xau.example', undefined],
])('%j leads to %j', (requested, expected) => {
  expect(table(rows).hops(requested)?.at(-1)?.location).toBe(expected)
  expect(table(rows).has(requested)).toBe(expected !== undefined)
})

test('a chain is followed to its end, each redirect with where it leads', () => {
  expect(table({ '/a': '/b', '/b': '/c', '/c': 'https://khac.example/' }).hops('/a?x=1')).toEqual([
    { id: 0, location: '/b?x=1' },
    { id: 1, location: '/c?x=1' },
    { id: 2, location: 'https://khac.example/?x=1' },
  ])
})

const chain = (length: number) => Object.fromEntries(Array.from({ length }, (_, i) => [`/${i}`, `/${i + 1}`] as const))

test.each([
  ['itself', { '/a': '/a' }, '/a'],
  ['itself in another language', { '/a': '/en/a' }, '/a'],
  ['back', { '/a': '/b', '/b': '/a' }, '/a'],
  ['back with a query', { '/a': '/b?x=1', '/b?x=1': '/a' }, '/a'],
  ['into a circle', { '/x': '/a', '/a': '/b', '/b': '/a' }, '/x'],
  ['over too many', chain(21), '/0'],
])('what leads %s leads nowhere', (_, rows: Record<string, string>, requested) => {
  expect(table(rows).hops(requested)).toBeUndefined()
  expect(table(rows).has(requested)).toBe(false)
})

test('as many redirects as may follow each other do', () => {
  expect(table(chain(20)).hops('/0')).toHaveLength(20)
})
