import { commitTransaction, createLocalReq, getPayload, initTransaction } from 'payload'
import config from '@payload-config'
import { searchColumns } from '@/lib/backend/embedded/search-columns'
import { refreshStatistics } from '@/lib/backend/embedded/statistics'
import { languages } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'

/** `npm run articles:generate -- COUNT`: fills a database with invented articles, to see how the site bears many. */
const count = Number(process.argv[2])
if (!Number.isInteger(count) || count < 1) {
  console.error('Usage: npm run articles:generate -- COUNT')
  process.exit(2)
}

const subjects = ['hợp đồng', 'thuế', 'đất đai', 'lao động', 'dữ liệu', 'tín dụng', 'trọng tài', 'nhà ở', 'đầu tư', 'cạnh tranh']
const paragraph = '<p>Doanh nghiệp nhỏ và vừa cần chuẩn bị hồ sơ rõ ràng trước khi làm việc với cơ quan nhà nước và ngân hàng.</p>'
const summary = 'Một bản tin được sinh ra để đo.'
const content = `<h2>Nội dung</h2>${paragraph.repeat(30)}`
const start = Date.parse('2015-01-01T08:00:00+07:00')
const hour = 60 * 60 * 1000

const payload = await getPayload({ config })
const req = await createLocalReq({}, payload)
await initTransaction(req)
for (let i = 0; i < count; i++) {
  const title = `Bản tin ${i} về ${subjects[i % subjects.length] ?? ''}`
  // Straight into the database: the hooks of a save would only repeat what is known here.
  await payload.db.create({
    collection: 'articles',
    data: {
      title,
      ...searchColumns({ title, summary, html: content }),
      slug: `ban-tin-sinh-ra-${i}`,
      summary,
      format: 'HTML',
      html: content,
      type: articleTypes[i % articleTypes.length],
      language: languages[i % languages.length],
      createDate: new Date(start + i * hour).toISOString(),
      views: 0,
      _status: 'published',
    },
    req,
  })
}
await commitTransaction(req)
await refreshStatistics(payload)
console.log(`${count} articles generated`)
process.exit(0)
