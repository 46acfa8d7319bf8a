import type { IncomingMessage } from 'node:http'
import { expect, test } from '@jest/globals'
import { noteNothingFound } from '@/lib/operations/readership/nothing-found'
import { Readership } from './readership'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const request = (agent = phone, others: object = {}) =>
  ({ method: 'GET', headers: { 'user-agent': agent }, ...others }) as unknown as IncomingMessage

const counted = (readership: Readership) => {
  const { views, searches } = readership.take()
  return [...views, ...searches].map(({ of, count }) => `${of} ${count}`)
}

test('articles are counted in every section and language, once a visitor; other pages are not', () => {
  const readership = new Readership()
  const screens = ['/vi/tin-tuc/mot', '/en/dich-vu/two', '/zh/tim-kiem/san', '/vi/tin-tuc/mot']
  const others = ['/vi', '/vi/lien-he', '/vi/tin-tuc/trang/1', '/vi/tong-quan/an', '/vi/not-found', '/vi/gone/article']
  for (const screen of [...screens, ...others]) readership.note(request(), () => '203.0.113.1', screen)
  expect(counted(readership)).toEqual(['mot 1', 'two 1', 'san 1'])
  expect(counted(readership)).toEqual([])
  readership.note(request(), () => '203.0.113.2', '/vi/tin-tuc/mot')
  readership.note(request(`${phone} Zalo`), () => '203.0.113.1', '/vi/tin-tuc/mot')
  readership.note(request('Googlebot/2.1'), () => '203.0.113.3', '/vi/tin-tuc/mot')
  readership.note(request(phone, { method: 'HEAD' }), () => '203.0.113.4', '/vi/tin-tuc/mot')
  readership.note(request(phone, { method: 'POST' }), () => '203.0.113.4', '/vi/tin-tuc/mot')
  expect(counted(readership)).toEqual(['mot 2'])
})

test('one network has a limit, and what could not be stored is counted again', () => {
  const readership = new Readership()
  for (let i = 0; i < 600; i++) readership.note(request(), () => '203.0.113.1', `/vi/tin-tuc/bai-${i}`)
  readership.note(request(), () => '203.0.113.2', '/vi/tin-tuc/bai-0')
  const taken = readership.take()
  expect([taken.views.length, taken.views[0]?.count]).toEqual([500, 2])
  readership.giveBack(taken)
  expect(readership.take()).toEqual(taken)
})

test('words that find nothing are counted once a second network asks, and never what looks personal', () => {
  const readership = new Readership()
  const search = (address: string, words: string, isEmpty = true, agent = phone) => {
    if (isEmpty) noteNothingFound('vi', words)
    readership.note(request(agent), () => address, `/vi/tim-kiem?q=${encodeURIComponent(words)}`)
  }
  search('203.0.113.1', 'Hộ kinh doanh')
  search('203.0.113.1', 'hộ kinh doanh')
  search('203.0.113.1', 'hộ kinh doanh', true, `${phone} Zalo`)
  search('203.0.113.2', 'có kết quả', false)
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) search(address, 'an@thu.example')
  expect(counted(readership)).toEqual([])
  search('203.0.113.2', 'hộ  kinh doanh')
  search('203.0.113.3', 'hộ kinh doanh')
  expect(counted(readership)).toEqual(['hộ kinh doanh 3'])
  for (let i = 0; i < 50; i++) for (const end of [8, 9]) search(`203.0.113.${end}`, `từ thứ ${i}`)
  expect(counted(readership)).toHaveLength(20)
})
