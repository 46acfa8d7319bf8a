import { expect, test } from '@jest/globals'
import { loggable } from './loggable'

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

test('a value that is not an error is logged unchanged', () => {
  expect(loggable('away')).toBe('away')
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
