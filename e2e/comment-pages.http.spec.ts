import { expect, test } from '@playwright/test'
import { longArticle } from './addresses'
import { databaseAt, instance, postgres } from './instances'
import { addManyComments, busyId, count, firstId, hiddenIds, lateReplyId } from './many-comments'
import { serveForTests } from './prepared-site'

/** Pages of the comments on an article (docs/adr/0090). */

const sites = [
  { database: 'SQLite', own: instance(31, 'comment-pages', {}) },
  {
    database: 'PostgreSQL',
    own: instance(32, 'comment-pages-postgres', { DATABASE_URL: databaseAt('comment-pages') }, postgres !== ''),
  },
]

const article = longArticle.vi
const slug = article.split('/').at(-1) ?? ''
const heads = Array.from({ length: count.heads }, (_, i) => firstId + count.heads - 1 - i)

const shownIn = (html: string) => [...html.matchAll(/id="comment-(\d+)"/g)].map(([, id]) => Number(id))
const threadsIn = (html: string) => shownIn(html).filter((id) => id < firstId + count.heads)

const linkTo = (html: string, relation: string) =>
  new RegExp(`<(?:a|link) [^>]*rel="${relation}"[^>]*>`).exec(html)?.[0].match(/href="([^"]+)"/)?.[1]

for (const { database, own } of sites) {
  test.describe(database, { tag: database === 'SQLite' ? [] : ['@full'] }, () => {
    test.skip(!own.available, 'no PostgreSQL here')
    serveForTests(own)
    const get = (path: string) => fetch(own.url + path, { redirect: 'manual' })
    const htmlOf = async (path: string) => {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 200])
      return answer.text()
    }

    test.beforeAll(() => addManyComments(own.environment, slug))

    test('every comment is on one page, the newest threads first, by links that need no script', async () => {
      const results: number[] = []
      const walked: string[] = []
      for (let path: string | undefined = article; path; ) {
        walked.push(path)
        const html: string = await htmlOf(path)
        results.push(...threadsIn(html))
        path = linkTo(html, 'next')
      }
      expect(walked).toEqual([article, `${article}/binh-luan?page=2`, `${article}/binh-luan?page=3`])
      expect(results).toEqual(heads)
    })

    test('the pages of comments are there in all languages, name the article, and are not indexed', async () => {
      for (const [language, words] of [
        ['', 'Bình luận về “'],
        ['/en', 'Comments on “'],
        ['/zh', '关于《'],
      ] as const) {
        const html = await htmlOf(`${language}${article}/binh-luan?page=2`)
        expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '')).toContain(words)
        expect(html).toContain(`href="${language}${article}"`)
        expect(linkTo(html, 'canonical')).toBe(`${own.url}${article}/binh-luan?page=2`)
        expect(/<meta name="robots" content="([^"]+)"/.exec(html)?.[1]).toBe('noindex, follow')
        expect(threadsIn(html)).toHaveLength(50)
        expect(html).toContain(`Lời bình ${firstId + 20}`)
        expect(html).toContain('id="comments-title"')
      }
    })

    test('a thread has all its replies on pages, and an address for each comment of it', async () => {
      const thread = `${article}/binh-luan/${busyId}`
      const matches: number[] = []
      for (let path: string | undefined = thread; path; ) {
        const html: string = await htmlOf(path)
        expect(shownIn(html)[0]).toBe(busyId)
        matches.push(...shownIn(html).slice(1))
        path = linkTo(html, 'next')
      }
      expect(matches).toEqual(Array.from({ length: count.replies }, (_, i) => firstId + count.heads + i))
      const late = await htmlOf(`${article}/binh-luan/${lateReplyId}`)
      expect(late).toContain(`id="comment-${lateReplyId}"`)
      expect(linkTo(late, 'canonical')).toBe(`${own.url}${thread}?page=2`)
      const old = await htmlOf(`${article}/binh-luan/${firstId}`)
      expect(shownIn(old)).toEqual([firstId])
    })

    test('the date of each comment leads to its own page, in each language', async () => {
      for (const [language, words] of [
        ['', 'Liên kết đến bình luận của'],
        ['/en', 'Link to the comment by'],
        ['/zh', '的评论链接'],
      ] as const)
        for (const path of [article, `${article}/binh-luan?page=2`, `${article}/binh-luan/${lateReplyId}`]) {
          const html = await htmlOf(language + path)
          const links = [...html.matchAll(/<a href="([^"]+)"[^>]* aria-label="([^"]+)"[^>]*><time/g)]
          expect(links.map(([, href]) => href)).toEqual(
            shownIn(html).map((id) => `${language}${article}/binh-luan/${id}#comment-${id}`),
          )
          for (const [, , label] of links) expect(label).toContain(words)
        }
    })

    test('what is no page of comments is missing, and the first page is the article', async () => {
      const missing = [
        `${article}/binh-luan?page=4`,
        `${article}/binh-luan?page=x`,
        `${article}/binh-luan/${busyId}?page=4`,
        `${article}/binh-luan/${lateReplyId}?page=2`,
        `${article}/binh-luan/999999`,
        `${article}/binh-luan/99999999999999999999`,
        `${article}/binh-luan/abc`,
        ...hiddenIds.map((id) => `${article}/binh-luan/${id}`),
        `${longArticle.en}/binh-luan/${busyId}`,
        '/tin-tuc/khong-co/binh-luan?page=2',
      ]
      for (const path of missing) expect([path, (await get(path)).status]).toEqual([path, 404])
      for (const path of [`${article}/binh-luan`, `${article}/binh-luan?page=1`]) {
        const answer = await get(path)
        expect([answer.status, answer.headers.get('location')]).toEqual([308, article])
      }
    })
  })
}
