import type { Random } from './seeded-random'

/** Values that a program may not expect. */

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '﷽',
  'Ắ'.normalize('NFD'),
  '🇻🇳',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1',
  '1.5',
  '1e400',
  '-0',
  '0x10',
  '٣',
  '9'.repeat(30),
  '2147483648',
  'a'.repeat(5000),
  '\'";--',
  '%00',
  '%',
  '%E0%A4%A',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '$ne',
  '__proto__',
  'constructor',
  '[object Object]',
  '{"a":',
  'a@b.example',
  'published',
  'vi',
] as const

const dates = [
  '2026-11-25T00:00:00.000Z',
  '2026-11-25',
  '2026-13-45',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  '10000-01-01',
  'Invalid Date',
  'yesterday',
  '25/11/2026',
  '1',
] as const

const numbers = [0, -0, 1, -1, 1.5, 3, 100, 1e21, 2 ** 53, 2 ** 31, 2 ** 63, 1e308, -1e15, 1732492800000] as const

/** One of several kinds of values, each made only when it is chosen. */
export const made = <T>(random: Random, makers: readonly [() => T, ...(() => T)[]]): T => random.pick(makers)()

/** A value inside of as many lists or objects. */
function nested(depth: number, isList: boolean): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = isList ? [value] : { a: value }
  return value
}

export const oddText = (random: Random): string => random.pick(random.chance(0.25) ? dates : texts)

export const oddNumber = (random: Random): number => random.pick(numbers)

/** Any JSON value. */
export function oddValue(random: Random): unknown {
  return made<unknown>(random, [
    () => oddText(random),
    () => oddText(random),
    () => random.pick(dates),
    () => oddNumber(random),
    () => null,
    () => random.chance(0.5),
    () => [],
    () => ({}),
    () => [[]],
    () => [null],
    () => [oddText(random), oddNumber(random)],
    () => ({ a: oddText(random) }),
    () => [{ id: oddText(random), name: oddNumber(random), text: null }],
    () => ({ id: oddNumber(random) }),
    () => ({ $inc: 1 }),
    () => ({ $push: [1] }),
    () => ({ relationTo: oddText(random), value: oddNumber(random) }),
    () => ({ relationTo: 'articles', value: oddText(random) }),
    () => ({ length: 1e9, toString: 1, toJSON: 1 }),
    () => ({ root: { type: 'root', children: [{ type: oddText(random), children: oddText(random) }] } }),
    () => ({ root: { children: null } }),
    () => ({ vi: oddText(random), en: oddNumber(random) }),
    () => nested(random.pick([3, 30, 3000]), random.chance(0.5)),
    () => Array.from({ length: 500 }, (_, i) => i),
  ])
}
