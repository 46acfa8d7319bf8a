import type { Random } from './seeded-random'
import { made, oddText, oddValue } from './values'

export interface FuzzBody {
  headers: Record<string, string>
  body: Buffer
}

const json = (value: unknown): FuzzBody => ({
  headers: { 'content-type': 'application/json' },
  // A value may have an own `__proto__`, which only a text can give it.
  body: Buffer.from(JSON.stringify(value) ?? ''),
})

const invalidText = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d])

/** A form with files as a browser sends it, or one that only resembles it. */
function multipart(random: Random, fields: Record<string, unknown>): FuzzBody {
  const boundary = random.pick(['----fuzz', '----fuzz', '----fuzz', 'x'.repeat(200), ''])
  const part = (name: string, content: string, file = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
  const file = `; filename="${random.pick(['a.png', '../a.png', '', 'a\0.svg', 'a.pdf'])}"\r\nContent-Type: ${random.pick(['image/png', 'text/plain', 'x'])}`
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      part(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
    ),
    ...(random.chance(0.5) ? [part('_payload', random.chance(0.8) ? JSON.stringify(fields) : oddText(random))] : []),
    ...(random.chance(0.4) ? [part('file', oddText(random), file)] : []),
    ...(random.chance(0.1) ? [part('file', oddText(random))] : []),
  ]
  const end = random.chance(0.85) ? `--${boundary}--\r\n` : ''
  return {
    headers: {
      'content-type': random.pick([
        `multipart/form-data; boundary=${boundary}`,
        `multipart/form-data; boundary=${boundary}`,
        `multipart/form-data; boundary=${boundary}`,
        'multipart/form-data',
        `multipart/mixed; boundary=${boundary}; charset=x`,
      ]),
    },
    body: Buffer.from(parts.join('') + end),
  }
}

function urlencoded(fields: Record<string, unknown>): FuzzBody {
  const pairs = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(`${new URLSearchParams(pairs as [string, string][]).toString()}&%ff=%`),
  }
}

/** A body with the given fields, in one of the forms that clients send, sometimes broken. */
export function fuzzBody(random: Random, fields: Record<string, unknown>): FuzzBody {
  const text = JSON.stringify(fields)
  return made<FuzzBody>(random, [
    () => json(fields),
    () => json(fields),
    () => json(fields),
    () => json(fields),
    () => json(fields),
    () => json(oddValue(random)),
    () => ({ ...json(fields), body: Buffer.from(text.slice(0, Math.floor(text.length / 2))) }),
    () => ({ ...json(fields), body: Buffer.from(`{"__proto__":{"a":1},${text.slice(1)}`) }),
    () => ({ ...json(fields), body: invalidText }),
    () => ({ ...json(fields), body: Buffer.alloc(0) }),
    () => ({ headers: { 'content-type': oddHeader(random) }, body: Buffer.from(text) }),
    () => multipart(random, fields),
    () => multipart(random, fields),
    () => urlencoded(fields),
  ])
}

/** A value for a header: without the characters that no client can send. */
export const oddHeader = (random: Random): string => oddText(random).replaceAll(/[^\x20-\xff]/g, '')
