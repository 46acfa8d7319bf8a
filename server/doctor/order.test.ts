import { expect, test } from '@jest/globals'
import { readOrder } from './order'

test.each<[string, ReturnType<typeof readOrder>]>([
  ['', { json: false }],
  ['--json', { json: true }],
  ['--url https://www.ilc.example --backups /safe', { url: 'https://www.ilc.example', backups: '/safe', json: false }],
  ['--mail operator@ilc.example', { mail: 'operator@ilc.example', json: false }],
  ['--mail operator', undefined],
  ['--mail', undefined],
  ['--help', undefined],
  ['https://www.ilc.example', undefined],
])('npm run doctor -- %s', (line, order) => {
  expect(readOrder(line.split(' ').filter(Boolean))).toEqual(order)
})
