import { expect, test } from '@jest/globals'
import { memoryOf } from './process-tree'

const list = `
    1     0   9000 init
  100     1  68000 npm start
  101   100   1700 sh
  102   101 220000 node
  103   102  40000 node
  200     1   2000 nginx
  201   200  10000 nginx
`

test.each([
  ['a site started by npm', 100, { own: 260_000 * 1024, launcher: 69_700 * 1024 }],
  ['a site started by node', 102, { own: 260_000 * 1024, launcher: 0 }],
  ['another server with its worker', 200, { own: 12_000 * 1024, launcher: 0 }],
  ['a process that has ended', 300, undefined],
])('the memory of %s, process %i, is %j', (_, root, memory) => {
  expect(memoryOf(root, list)).toEqual(memory)
})
