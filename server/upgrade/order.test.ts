import { expect, test } from '@jest/globals'
import { readOrder } from './order'

const none = {
  to: 'HEAD',
  from: undefined,
  restart: 'systemctl restart ilc',
  wait: 120,
  watch: 30,
  withRehearsal: true,
}

test.each([
  [[], none],
  [
    ['--to', 'v1.2.0', '--restart', 'true', '--wait', '5', '--watch', '1', '--no-rehearsal'],
    { ...none, to: 'v1.2.0', restart: 'true', wait: 5, watch: 1, withRehearsal: false },
  ],
  [['--from', '/tmp/new'], { ...none, from: '/tmp/new' }],
  [['--to', 'v1', '--from', '/tmp/new'], undefined],
  [['--to=--upload-pack=x'], undefined],
  [['--to', '../x y'], undefined],
  [['--wait', 'soon'], undefined],
  [['somewhere'], undefined],
])('%j', (args, expected) => {
  expect(readOrder(args)).toEqual(expected)
})
