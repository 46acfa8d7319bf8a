import { expect, jest, test } from '@jest/globals'
import type { postgresAdapter } from '@payloadcms/db-postgres'

type Options = Parameters<typeof postgresAdapter>[0]

test('each new connection is without just-in-time compilation before it is handed out', async () => {
  const adapter = jest.fn<(options: Options) => object>()
  jest.doMock('@payloadcms/db-postgres', () => ({ postgresAdapter: adapter }))
  jest.doMock('@payloadcms/db-postgres/drizzle', () => ({}))
  const { postgres } = await import('./postgres')
  postgres('postgres://localhost/ilc', 'migrations')
  const { onConnect, ...pool } = adapter.mock.calls[0]?.[0].pool ?? {}
  const requested: string[] = []
  const answer = Promise.resolve()
  const client = { query: (text: string) => (requested.push(text), answer) }
  expect(onConnect?.(client as never)).toBe(answer)
  expect(requested).toEqual([expect.stringMatching(/set_config\(name, 'off', false\).*name = 'jit'/)])
  // PgBouncer refuses such a connection.
  expect(pool).not.toHaveProperty('options')
})
