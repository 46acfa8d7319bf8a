import path from 'node:path'
import { readyPayload } from '@/lib/backend/embedded/ready-payload'
import { exportContent } from '@/lib/content/export/export-content'
import { fail, failWithUsage } from '../fail'

const [folder, ...others] = process.argv.slice(2)
if (!folder || others.length > 0) failWithUsage('Usage: npm run content:export -- DIR')

/** `npm run content:export`: writes everything that the site shows into a folder that `content:import` reads. */
try {
  const payload = await readyPayload()
  const { exportedFrom } = await import('@/lib/backend/embedded/export/exported')
  const { counts, left } = await exportContent(path.resolve(folder), await exportedFrom(payload))
  const sums = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  console.log(`Exported to ${folder}: ${sums.join(', ')}`)
  for (const line of left) console.error(`Not exported: ${line}`)
  process.exit(left.length > 0 ? 1 : 0)
} catch (error) {
  console.error('Nothing was exported.')
  fail(error)
}
