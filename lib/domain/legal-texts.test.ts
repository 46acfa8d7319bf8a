import { expect, test } from '@jest/globals'
import { amendmentsAfter, isOutdated, legalTextId, stateOn } from './legal-texts'
import { legalTextScreen } from './paths'

const today = '2026-11-26'
const none = undefined

test.each([
  [none, none, none, none],
  ['2021-01-01', none, none, 'inForce'],
  [today, none, none, 'inForce'],
  ['2026-11-27', none, none, 'pending'],
  ['2021-01-01', '2026-11-26', none, 'expired'],
  [none, '2027-01-01', none, none],
  ['2014-07-01', '2024-08-01', { inForceFrom: '2024-08-01' }, 'replaced'],
  ['2014-07-01', none, { inForceFrom: '2024-08-01' }, 'replaced'],
  ['2014-07-01', none, { inForceFrom: none }, 'replaced'],
  ['2014-07-01', none, { inForceFrom: '2027-01-01' }, 'inForce'],
  ['2014-07-01', '2026-11-27', { inForceFrom: '2020-01-01' }, 'inForce'],
] as const)('in force from %j, expired from %j, replaced by %j: %j', (inForceFrom, expiredFrom, replacedBy, state) => {
  expect(stateOn({ inForceFrom, expiredFrom, replacedBy }, today)).toBe(state)
})

test.each([
  [['2025-07-01'], 'inForce', '2025-06-30', ['2025-07-01']],
  [['2025-07-01'], 'inForce', '2025-07-01', []],
  [['2026-11-27'], 'inForce', '2025-06-30', []],
  [['2022-03-01', '2025-07-01', today, '2026-11-27'], 'inForce', '2024-01-01', ['2025-07-01', today]],
  [[none], 'inForce', '', []],
  [['2025-07-01'], none, '2024-01-01', ['2025-07-01']],
  [['2025-07-01'], 'replaced', '2024-01-01', []],
  [['2025-07-01'], 'expired', '2024-01-01', []],
] as const)('amended from %j, %j, described as of %j: amended since from %j', (days, state, after, expected) => {
  const amendedBy = days.map((inForceFrom) => ({ inForceFrom }))
  const results = amendmentsAfter({ amendedBy, day: today, state }, after)
  expect(results.map(({ inForceFrom }) => inForceFrom)).toEqual(expected)
})

test('what is replaced or expired is outdated', () => {
  const states = ['replaced', 'expired', 'inForce', 'pending', none] as const
  expect(states.filter(isOutdated)).toEqual(['replaced', 'expired'])
})

test.each([
  ['LAW', '59/2020/QH14', none, 'luat-59-2020-qh14'],
  ['RESOLUTION', '98/2015/QH13', none, 'nghi-quyet-98-2015-qh13'],
  ['DECREE', '13/2023/NĐ-CP', '2023-04-17', 'nghi-dinh-13-2023-nd-cp'],
  ['DECISION', '749/QĐ-TTg', '2020-06-03', 'quyet-dinh-749-qd-ttg-2020'],
] as const)('%s %s has an id', (kind, number, issued, id) => {
  expect(legalTextId(kind, number, issued)).toBe(id)
  expect(legalTextScreen(id)).toBe(`/van-ban/${id}`)
})
