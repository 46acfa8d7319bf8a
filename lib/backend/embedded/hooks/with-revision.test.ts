import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

interface Snapshot {
  tables: Record<string, { columns: Record<string, unknown> }>
}

/** The tables of the newest migration that has a snapshot, by their names. */
function tablesOf(kind: 'sqlite' | 'postgres'): Map<string, string[]> {
  const newest = globSync(`lib/backend/embedded/migrations/${kind}/*.json`).sort().at(-1) ?? ''
  const { tables } = JSON.parse(readFileSync(newest, 'utf8')) as Snapshot
  return new Map(
    Object.entries(tables).map(([name, { columns }]) => [name.replace('public.', ''), Object.keys(columns)]),
  )
}

test.each(['sqlite', 'postgres'] as const)('of records whose saves are checked, %s stores no locks', (kind) => {
  const tables = tablesOf(kind)
  const checked = [...tables].filter(([, columns]) => columns.includes('revision')).map(([name]) => name)
  expect(checked).toEqual(expect.arrayContaining(['articles', 'consultation_requests', 'members']))
  const lockable = tables.get('payload_locked_documents_rels') ?? []
  expect(lockable).toContain('staff_id')
  expect(checked.filter((name) => lockable.includes(`${name}_id`))).toEqual([])
})
