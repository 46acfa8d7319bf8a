import { expect, test } from '@jest/globals'
import { isBackupDue, isBackupOld, type BackupState } from './schedule'

const at = (moment: string) => new Date(`2026-11-${moment}:00+07:00`)

const good = (made: string): BackupState => ({ lastGood: { made: at(made), name: 'a', bytes: 1 } })
const failed = (time: string): BackupState => ({ lastFailure: { at: at(time), reason: 'x', isDiskFull: false } })
const [started, justNow] = [at('01T00:00'), at('26T02:25')]

test.each<[string, string, number | 'off', BackupState, Date, boolean]>([
  ['no backup was ever made', '26T14:00', 2, {}, started, true],
  ['before the hour', '26T01:59', 2, good('25T02:00'), started, false],
  ['at the hour', '26T02:00', 2, good('25T02:00'), started, true],
  ['it was made tonight', '26T02:01', 2, good('26T02:00'), started, false],
  ['they are off', '26T02:00', 'off', {}, started, false],
  ['the site was just started', '26T02:30', 2, {}, justNow, false],
  ['the site was started a while ago', '26T02:35', 2, {}, justNow, true],
  ['the last attempt failed', '26T02:59', 2, { ...good('25T02:00'), ...failed('26T02:00') }, started, false],
  ['it failed an hour ago', '26T03:00', 2, { ...good('25T02:00'), ...failed('26T02:00') }, started, true],
  ['an attempt began and did not end', '26T02:59', 2, { begun: at('26T02:00') }, started, false],
  ['it began an hour ago', '26T03:00', 2, { begun: at('26T02:00') }, started, true],
  [
    'it failed since, and the next one began',
    '26T03:59',
    2,
    { ...failed('26T02:00'), begun: at('26T03:00') },
    started,
    false,
  ],
  ['an attempt began in the future', '26T02:00', 2, { begun: at('30T02:00') }, started, true],
  ['the last one is from the future', '26T02:00', 2, good('30T02:00'), started, true],
  ['the site was started while its clock was days ahead', '26T02:00', 2, {}, at('30T02:00'), true],
])('%s', (_, now, hour, state, started, due) => {
  expect(isBackupDue({ now: at(now), hour, state, started })).toBe(due)
})

test('every night has one backup, whenever the site looks', () => {
  let state: BackupState = good('01T02:00')
  const made: Date[] = []
  for (let now = at('01T02:00').getTime(); now < at('29T02:00').getTime(); now += 60_000) {
    if (!isBackupDue({ now: new Date(now), hour: 2, state, started })) continue
    made.push(new Date(now))
    state = { lastGood: { made: new Date(now), name: 'a', bytes: 1 } }
  }
  expect([made.length, made[0], made.at(-1)]).toEqual([27, at('02T02:00'), at('28T02:00')])
})

test.each<[string, BackupState, boolean]>([
  ['none', {}, true],
  ['one of last night', good('26T02:00'), false],
  ['one two days old', good('24T12:00'), false],
  ['one older than two days', good('24T11:59'), true],
  ['one from the future', good('28T12:00'), true],
])('%s: a warning is %s', (_, state, isOld) => {
  expect(isBackupOld(at('26T12:00'), state)).toBe(isOld)
})
