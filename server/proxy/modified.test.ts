import { expect, test } from '@jest/globals'
import { contentChangedAt, modifiedAt } from './post-process'
import { isKnownSince } from './send'

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`)
const date = (time: string) => new Date(at(time))

test.each([
  ['the first one', '08:00:00.900', undefined, '08:00:00'],
  ['one after it', '08:00:05.100', '08:00:00', '08:00:05'],
  ['one within the same second', '08:00:00.950', '08:00:00', '08:00:01'],
  ['one after the clock was put back', '07:59:00', '08:00:00', '08:00:01'],
])('the date of %s is distinct for a client', (_, now, before, modified) => {
  expect(modifiedAt(at(now), before ? date(before) : undefined)).toEqual(date(modified))
})

const since = date('08:00:00').toUTCString()

test.each([
  ['the same', { 'if-modified-since': since }, '08:00:00', true],
  ['a newer copy', { 'if-modified-since': since }, '07:00:00', false],
  ['an older copy', { 'if-modified-since': since }, '08:00:01', false],
  ['nothing', {}, '08:00:00', false],
  ['what is no date', { 'if-modified-since': 'gestern' }, '08:00:00', false],
  ['something by name', { 'if-modified-since': since, 'if-none-match': '"other"' }, '08:00:00', false],
])('a client that has %s', (_, headers, modified, isKnown) => {
  expect(isKnownSince(headers, date(modified))).toBe(isKnown)
})

test.each([
  ['"dateModified":"2026-03-20T01:30:00.500Z"', '2026-03-20T01:30:00.000Z'],
  ['"dateModified":"2026-03-20T01:30:00Z" <time dateTime="2026-04-01T00:00:00Z">', '2026-04-01T00:00:00.000Z'],
  ['"dateModified":"2026-03-20T01:30:00Z" <time dateTime="2999-01-01">', '2026-03-20T01:30:00.000Z'],
  ['<time dateTime="2026-04-01T00:00:00Z">', undefined],
  ['"dateModified":"x"', undefined],
])('%s was changed at %s', (html, changed) => {
  expect(contentChangedAt(html, Date.parse('2026-11-30'))?.toISOString()).toBe(changed)
})
