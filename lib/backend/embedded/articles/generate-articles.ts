import { languages, type Language } from '@/lib/domain/languages'
import { articleTypes } from '@/lib/domain/sections'
import { sourceOf } from '@/lib/backend/prepared-article'
import { hashOf, prepareArticle, type Preparation } from '@/lib/content/preparation'
import { payload } from '../payload'
import { searchColumns } from '../search/search-columns'
import { refreshStatistics } from '../database/statistics'
import { inTransaction, transactionOf } from '../database/transaction'
import { storePreparation } from './prepared-articles'

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

const chosen = <T>(from: readonly [T, ...T[]], i: number): T => from[i % from.length] ?? from[0]

/** Fills the database with generated articles, for load tests. */
export async function generateArticles(count: number): Promise<void> {
  const backend = await payload()
  const forms = new Map<Language, Preparation>()
  await inTransaction(backend, async (req) => {
    for (let i = 0; i < count; i++) {
      const [type, language] = [chosen(articleTypes, i), chosen(languages, i)]
      const slug = `ban-tin-sinh-ra-${i}`
      const title = `Bản tin ${i} về ${subjects[i % subjects.length] ?? ''}`
      // Writes to the database directly: the save hooks would only recompute values that are known here.
      const { id } = await backend.db.create({
        collection: 'articles',
        data: {
          title,
          ...searchColumns({ title, summary, html: content, type }),
          slug,
          summary,
          format: 'HTML',
          html: content,
          type,
          language,
          createDate: new Date(start + i * hour).toISOString(),
          views: 0,
          _status: 'published',
        },
        req,
      })
      const source = sourceOf({ id: slug, type, language, content })
      // The same text has the same forms in every article: it has no relative address.
      forms.set(language, forms.get(language) ?? (await prepareArticle(source)))
      const preparation = forms.get(language)
      if (preparation)
        await storePreparation(backend, Number(id), { ...preparation, hash: hashOf(source) }, await transactionOf(req))
    }
  })
  await refreshStatistics(backend)
}
