import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test'
import { z } from 'zod'
import { databaseAt, instance, postgres, studio, type Site } from './instances'
import { dropDatabase, startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff } from './staff'

const onPostgres = instance(90, 'two-editors', { DATABASE_URL: databaseAt('two_editors') }, postgres !== '')

const sites: [string, Site, boolean][] = [
  ['SQLite', studio, true],
  ['PostgreSQL', onPostgres, onPostgres.available],
]

type Doc = { id: number; revision: string } & Record<string, unknown>

const unique = `${process.pid}-${Date.now()}`

const cover = readFileSync(path.resolve('e2e/fixtures/cover.webp'))

const kinds = {
  articles: {
    data: { title: 'Bài của hai người', summary: 'x', type: 'NEWS', language: 'vi', format: 'HTML', html: '<p>x</p>' },
    change: (by: string) => ({ title: `Bài do ${by} sửa` }),
  },
  members: {
    data: { fullName: 'Người Hai Hồ Sơ', language: 'zh', isShow: false },
    change: (by: string) => ({ description: `Do ${by} viết` }),
  },
  ecosystems: {
    data: { fullName: { vi: 'Đối tác thử' }, typeEcosystem: 'ENTERPRISE' },
    change: (by: string) => ({ linkWebsite: `https://${by}.example` }),
  },
  videos: {
    data: { title: { vi: 'Phim thử' }, videoId: 'abcdefghijk' },
    change: (by: string) => ({ title: { vi: `Phim của ${by}` } }),
  },
  topics: {
    data: { name: { vi: 'Chủ đề thử' } },
    change: (by: string) => ({ name: { vi: `Chủ đề của ${by}` } }),
  },
  'legal-texts': {
    data: { number: '89/2026/QH16', kind: 'LAW', title: { vi: 'Luật thử' }, issuer: { vi: 'Quốc hội' } },
    change: (by: string) => ({ title: { vi: `Luật của ${by}` } }),
  },
} as const

async function changed(answer: APIResponse): Promise<Doc> {
  expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([answer.status(), ''])
  const { doc, result } = (await answer.json()) as { doc?: Doc; result?: Doc }
  return doc ?? (result as Doc)
}

async function expectOneStored(saves: APIResponse[]): Promise<number> {
  expect(saves.map((save) => save.status()).sort()).toEqual([200, 409])
  const report = z.object({
    errors: z.tuple([
      z.object({ message: z.string(), data: z.object({ errors: z.tuple([z.object({ path: z.string() })]) }) }),
    ]),
  })
  const [refused] = report.parse(await saves.find((save) => save.status() === 409)?.json()).errors
  expect(refused.message).toContain('Đồng nghiệp đã lưu bản khác sau khi bạn mở')
  expect(refused.data.errors[0].path).toBe('revision')
  return saves.findIndex((save) => save.status() === 200)
}

for (const [name, site, isAvailable] of sites) {
  test.describe(`on ${name}`, { tag: name === 'SQLite' ? [] : ['@full'] }, () => {
    test.skip(!isAvailable, 'no PostgreSQL')
    let running: RunningSite | undefined
    let api: APIRequestContext

    test.beforeAll(async () => {
      if (site === onPostgres) {
        await dropDatabase(site.environment.DATABASE_URL)
        running = await startPrepared(site)
      }
      api = await asStaff(site.url)
    })
    test.afterAll(async () => {
      await api?.dispose()
      await running?.stop()
    })

    const create = async (collection: keyof typeof kinds, more: object = {}): Promise<Doc> => {
      const data = {
        ...kinds[collection].data,
        slug: `hai-nguoi-${collection}-${unique}-${Math.random()}`.replace('.', '-'),
        ...more,
      }
      const query = collection === 'articles' && !('_status' in more) ? '?draft=true' : ''
      return changed(await api.post(`/admin/api/${collection}${query}`, { data }))
    }
    const read = async (at: string): Promise<Doc> => (await api.get(`/admin/api/${at}`)).json() as Promise<Doc>
    const save = (at: string, data: object) => api.patch(`/admin/api/${at}`, { data })

    for (const collection of Object.keys(kinds) as (keyof typeof kinds)[])
      test(`of two saves of the same revision one is refused, also when simultaneous: ${collection}`, async () => {
        const { change } = kinds[collection]
        const query = collection === 'articles' ? '?draft=true&depth=0' : '?depth=0'
        const { id } = await create(collection)
        for (let round = 0; round < 4; round++) {
          const { revision } = await read(`${collection}/${id}${query}`)
          const made = ['lan', 'minh'].map((by) => ({ ...change(`${by}${round}`), revision }))
          const stored = await expectOneStored(
            await Promise.all(made.map((data) => save(`${collection}/${id}${query}`, data))),
          )
          const { revision: _, ...winner } = made[stored] ?? { revision: '' }
          expect(await read(`${collection}/${id}${query}`)).toMatchObject(winner)
        }
      })

    test('of two saves of the same revision one is refused: an image, the site record, the settings of moderation', async () => {
      const image = await changed(
        await api.post('/admin/api/media', {
          multipart: { file: { name: `hai-${unique}.webp`, mimeType: 'image/webp', buffer: cover }, _payload: '{}' },
        }),
      )
      await expectOneStored(
        await Promise.all(['lan', 'minh'].map((alt) => save(`media/${image.id}`, { alt, revision: image.revision }))),
      )
      for (const [global, data] of [
        ['moderation', { holdFirst: false }],
        ['site-record', {}],
      ] as const) {
        for (let round = 0; round < 3; round++) {
          const { revision } = await read(`globals/${global}`)
          await expectOneStored(
            await Promise.all(
              [1, 2].map(() => api.post(`/admin/api/globals/${global}`, { data: { ...data, revision } })),
            ),
          )
        }
      }
    })

    test('a change that names no revision changes what it names, and makes an older form stale', async () => {
      const opened = await create('members')
      const at = `members/${opened.id}`
      await changed(await save(at, { penName: 'Bút danh' }))
      expect((await save(at, { description: 'Cũ', revision: opened.revision })).status()).toBe(409)
      const bulk = await save(`members?where[id][equals]=${opened.id}`, { phone: '0912345678' })
      expect(bulk.status()).toBe(200)
      const { revision } = await read(at)
      const refused = await save(`members?where[id][equals]=${opened.id}`, { phone: '1', revision: opened.revision })
      expect([refused.status(), await refused.text()]).toEqual([400, expect.stringContaining('Đồng nghiệp')])
      expect(await read(at)).toMatchObject({ penName: 'Bút danh', phone: '0912345678', revision })
      for (const bad of [null, 5, '', { a: 1 }])
        expect([400, 409]).toContain((await save(at, { phone: '2', revision: bad })).status())
      expect(await read(at)).toMatchObject({ phone: '0912345678', revision })
    })
  })
}
