import { expect, test } from '@jest/globals'
import { toOffer } from './offer'

const run = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay })
const none = { includes: [], bring: [], isOnline: false, dates: [] }

test.each([
  ['nothing', undefined, undefined],
  ['empty fields', { promise: '  ', includes: '\n', dates: [], isOnline: null }, undefined],
  ['lines of a field', { includes: 'Rà soát\n\n Tư vấn ' }, { ...none, includes: ['Rà soát', 'Tư vấn'] }],
  ['lines of a file', { bring: ['Hợp đồng', ''] }, { ...none, bring: ['Hợp đồng'] }],
  ['a field of another kind', { fee: { vnd: 1 }, duration: '5 ngày' }, { ...none, duration: '5 ngày' }],
  ['no such day', { dates: [run('2027-02-30'), run('2027-02-28')] }, { ...none, dates: [run('2027-02-28')] }],
  ['a run that ends before it begins', { dates: [run('2027-03-02', '2027-03-01')], fee: '1' }, { ...none, fee: '1' }],
  [
    'runs in any order',
    { dates: [run('2027-05-01'), run('2027-01-09')] },
    { ...none, dates: [run('2027-01-09'), run('2027-05-01')] },
  ],
  ['no object', 'free', undefined],
])('of %s', (_, stored, offer) => expect(toOffer(stored)).toEqual(offer))
