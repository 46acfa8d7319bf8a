import { languages } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { payload } from '../payload'
import { searchColumns } from '../search/search-columns'
import { refreshStatistics } from '../database/statistics'
import { inTransaction } from '../database/transaction'

const subjects = [
  'hợp đồng',
  'thuế',
  'đất đai',
  'lao động',
  'dữ liệu',
  'tín dụng',
  'trọng tài',
  'nhà ở',
  'đầu tư',
  'cạnh tranh',
]
const paragraph =
  '<p>Doanh nghiệp nhỏ và vừa cần chuẩn bị hồ sơ rõ ràng trước khi làm việc với cơ quan nhà nước và ngân hàng.</p>'
const summary = 'Một bản tin được sinh ra để đo.'
const content = `<h2>Nội dung</h2>${paragraph.repeat(30)}`
const start = Date.parse('2015-01-01T08:00:00+07:00')
const hour = 60 * 60 * 1000

/** Fills the database with generated articles, for load tests. */
export async function generateArticles(count: number): Promise<void> {
  const backend = await payload()
  await inTransaction(backend, async (req) => {
    for (let i = 0; i < count; i++) {
      const title = `Bản tin ${i} về ${subjects[i % subjects.length] ?? ''}`
      // Writes to the database directly: the save hooks would only recompute values that are known here.
      await backend.db.create({
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
  })
  await refreshStatistics(backend)
}
