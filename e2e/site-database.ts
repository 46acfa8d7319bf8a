import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type APIRequestContext } from '@playwright/test'
import { Client } from 'pg'
import type { Site } from './instances'

/**
 * Runs a statement on the database that a site's settings name, on either kind. Returns its rows. The settings of a site
 * that `startProfile` started are those of `environmentOf`.
 */
export async function inDatabase(
  { DATABASE_URL = '', DATA_DIR }: Site['environment'],
  statement: string,
): Promise<unknown[]> {
  if (DATABASE_URL) {
    const client = new Client(DATABASE_URL)
    await client.connect()
    return client
      .query(statement)
      .then(({ rows }) => rows as unknown[])
      .finally(() => client.end())
  }
  const database = new DatabaseSync(path.join(DATA_DIR, 'ilc.sqlite'), { timeout: 10_000 })
  try {
    return database.prepare(statement).all()
  } finally {
    database.close()
  }
}

/** Records as the studio reads them, all that match a query. */
export async function docsOf<T>(api: APIRequestContext, collection: string, query = ''): Promise<T[]> {
  const answer = await api.get(`/admin/api/${collection}?limit=0&depth=0&sort=id&${query}`)
  expect([collection, answer.status()]).toEqual([collection, 200])
  return ((await answer.json()) as { docs: T[] }).docs
}
