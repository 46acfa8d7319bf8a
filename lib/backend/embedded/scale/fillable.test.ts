import { expect, test } from '@jest/globals'
import type { Bulk } from './bulk'
import { requireFillable } from './fillable'

/** A database that answers with this state. */
const withState = (state: object) => {
  const fresh = { name: 'ilc_scale', mark: null, accounts: '0', requests: '0', articles: '0' }
  return { query: () => Promise.resolve({ rows: [{ ...fresh, ...state }] }) } as unknown as Bulk
}

test('a database that has the sample content alone can be filled', async () => {
  await expect(requireFillable(withState({}), 'ilc_scale', [])).resolves.toBeUndefined()
})

test.each([
  [{ name: 'ilc' }, 'The database is ilc, not ilc_scale'],
  [{ mark: 'npm run scale began at noon' }, 'a generated site, or a part of one: npm run scale began at noon'],
  [{ accounts: '1' }, 'This database is used: 1 accounts'],
  [{ requests: '2' }, '2 consultation requests'],
  [{ articles: '3' }, '3 articles'],
])('a database with %j is refused', async (state, reason) => {
  await expect(requireFillable(withState(state), 'ilc_scale', [])).rejects.toThrow(reason)
})
