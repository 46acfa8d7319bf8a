import path from 'node:path'
import { getPayload } from 'payload'
import config from '@payload-config'
import { fillSearchColumns } from '@/lib/backend/embedded/fill-search-columns'
import { refreshStatistics } from '@/lib/backend/embedded/statistics'
import { loadContent } from '@/lib/backend/embedded/import/load'
import { readContent } from '@/lib/content/import/read'
import { settings } from '@/lib/settings'
import { secrets } from '@/lib/settings/secrets'

/** Makes a database ready to serve: migrations, and for an empty one the first staff account and the sample content. */
const payload = await getPayload({ config })
await payload.db.migrate()
await fillSearchColumns(payload)

const { totalDocs: staffCount } = await payload.count({ collection: 'staff' })
if (staffCount === 0) {
  const { STAFF_EMAIL } = settings()
  await payload.create({ collection: 'staff', data: { email: STAFF_EMAIL, password: secrets().staffPassword, fullName: 'ILC', role: 'admin' } })
  const where = settings().STAFF_PASSWORD ? 'is STAFF_PASSWORD' : `stands in ${path.join(settings().DATA_DIR, 'secrets.json')}`
  console.log(`Staff account ${STAFF_EMAIL} made; its password ${where}`)
}

const { totalDocs: articleCount } = await payload.count({ collection: 'articles' })
const { sourceHash: loadedBefore } = await payload.findGlobal({ slug: 'site-record', depth: 0 })
// Staff who cleared the sample articles away do not want them back.
if (articleCount === 0 && !loadedBefore) {
  const folder = path.resolve('content')
  const { created } = await loadContent(payload, folder, readContent(folder))
  console.log(`Sample content loaded: ${created} records`)
}
await refreshStatistics(payload)
process.exit(0)
