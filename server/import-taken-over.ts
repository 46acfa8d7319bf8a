import path from 'node:path'
import { membersHere } from '@/lib/backend/embedded/import/known-records'
import { readyPayload } from '@/lib/backend/embedded/ready-payload'
import { addFormerAddresses } from '@/lib/backend/embedded/redirects/save-redirects'
import { readContent } from '@/lib/content/import/read'
import { recordsIn, redirectsHere, withMembers } from '@/lib/content/import/taken-over'
import type { ImportOptions } from './import-options'
import { importReported } from './import-reported'

/** Imports a folder of another system's content, each record apart, and redirects; returns whether all was taken. */
export async function importTakenOver({ source, isTrial }: ImportOptions): Promise<boolean> {
  const folder = path.resolve(source)
  const content = readContent(folder)
  const payload = await readyPayload()
  const members = await membersHere(payload)
  const changed: string[] = []
  const records = recordsIn(content).map((record) => withMembers(record, members, (line) => changed.push(line)))
  const { isWhole, articleIds } = await importReported(payload, source, folder, { records, left: [], changed }, isTrial)
  if (isTrial) return isWhole
  const { created, left } = await addFormerAddresses(payload, redirectsHere(content, articleIds))
  for (const line of left) console.error(`Not taken: redirect ${line}`)
  console.log(`${created} redirects were added`)
  return isWhole && left.length === 0
}
