import { expect, test } from '@jest/globals'
import { loggable, loggableText } from './loggable'

test('a failed query is logged with its statement, without its values', () => {
  const cause = Object.assign(new Error('UNIQUE constraint failed: consultation_requests.once_key'), {
    code: 'SQLITE_CONSTRAINT',
    detail: 'Key (gmail)=(lan@cong-ty.example) exists',
  })
  const error = Object.assign(
    new Error(
      'Failed query: insert into "consultation_requests" values (?, ?)\nparams: Trần Thị Lan,0912345678\nHà Nội',
      { cause },
    ),
    { params: ['Trần Thị Lan'] },
  )
  const reported = loggable(error)
  expect(reported).toContain('insert into "consultation_requests"')
  expect(reported).toContain('because of Error (SQLITE_CONSTRAINT): UNIQUE constraint failed')
  expect(reported).toContain('loggable.test.ts')
  for (const personal of ['Lan', '0912345678', 'lan@', 'Hà Nội']) expect(reported).not.toContain(personal)
})

test('an error that is its own cause is logged to a limited depth', () => {
  const error = new Error('round')
  error.cause = error
  expect(loggable(error).match(/round/g)).toHaveLength(4)
})

test('an address is logged without its query', () => {
  const logged = loggable(new Error('GET https://backend.example/api/search?q=Tr%E1%BA%A7n%20Lan&limit=6: no answer'))
  expect(logged).toContain('GET https://backend.example/api/search?…: no answer')
  expect(logged).not.toContain('Tr%E1')
})

const unreadable = Object.assign(new Error('invalid input syntax for type integer: "Trần Thị "Lan""'), {
  code: '22P02',
})

test.each<[string, unknown[], RegExp]>([
  [
    'the text of an error with the values of its query',
    [
      'Failed to send:\nFailed query: select * from "staff" where "email" = ?\nparams: lan@cong-ty.example,1\n    at Lan',
    ],
    /Failed query: select/,
  ],
  ['an error inside an object', [{ err: new Error('Failed query: x\nparams: Lan') }], /Failed query: x/],
  [
    'an error behind a message',
    ['it failed:', new Error('y\nparams: Lan', { cause: unreadable })],
    /it failed: Error: y/,
  ],
  ['a value that PostgreSQL quotes', [unreadable], /invalid input syntax for type integer: "…"/],
  [
    'what a parser quotes',
    [new SyntaxError('Unexpected token \'T\', ..."{\\"name\\": Trần Thị Lan"... is not valid JSON')],
    /Unexpected token 'T' is not valid JSON/,
  ],
  [
    'an address',
    ['To: "Lan" <lan.tran+x@cong-ty.com.vn>, <lan@bücher.example>'.replace('"Lan" ', '')],
    /To: <…@…>, <…@…>/,
  ],
  ['a query with signs in it', ['the page /vi/tim-kiem?q=a:Lan,lan@b&page=2, is sent stale'], /tim-kiem\?…, is sent/],
  ['an object with values', [{ query: 'select 1', params: ['Lan'] }], /select 1/],
])('%s is logged without what a person wrote', (_, parts, expected) => {
  const text = loggableText(parts)
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/Lan|lan@|lan\.tran|cong-ty|bücher/)
})

test('the names of installed packages are no addresses of people', () => {
  const frame = 'at run (/srv/node_modules/@payloadcms/db-sqlite/dist/connect.js:7:1)'
  expect(loggableText([frame])).toBe(frame)
})

test('a format and its values are logged as a console does', () => {
  expect(loggableText(['%d pages of %s', 3, 'a', { b: 1 }])).toBe('3 pages of a { b: 1 }')
})
