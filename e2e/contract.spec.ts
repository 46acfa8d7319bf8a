import { expect, test, type APIRequestContext } from '@playwright/test'
import { tags } from '@/lib/backend/tags'
import { instances } from './instances'
import { isBehindNginx } from './profile'

/** Spec 7 and product decisions 4, the same for every backend: the suite runs once for each of them. */

interface ListBody {
  data: { articles: Record<string, unknown>[]; pagination: { page: number; limit: number; total: number } }
}

/** What a call answers with 200. */
async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const response = await request.get(path)
  expect([path, response.status()]).toEqual([path, 200])
  return ((await response.json()) as { data: T }).data
}

const list = (request: APIRequestContext, query = '') => read<ListBody['data']>(request, `/api/article/${query}`)

test.describe('GET /article', () => {
  test('without a query gives every article, without contents', async ({ request }) => {
    const { articles } = await read<ListBody['data']>(request, '/api/article')
    expect(articles).toHaveLength(135)
    for (const article of articles) {
      expect(Object.keys(article)).toEqual(
        expect.arrayContaining(['id', 'title', 'preview_img', 'summary', 'createDate', 'language', 'views', 'type']),
      )
      expect(article).not.toHaveProperty('content')
      expect(['VI', 'EN', 'ZH']).toContain(article.language)
    }
  })

  test('with a slash gives a page of six, newest first', async ({ request }) => {
    const { articles, pagination } = await list(request)
    expect(articles).toHaveLength(6)
    expect(pagination).toEqual({ page: 1, limit: 6, total: 135 })
    const dates = articles.map((article) => String(article.createDate))
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('filters and pages; very large numbers and unescaped percent signs are accepted', async ({ request }) => {
    for (const [query, count, total] of [
      ['type=training&search=&page=2&limit=6&language=vi', 5, 11],
      ['type=NEWS&language=ZH&limit=2', 2, 12],
      ['type=&search=&page=1&limit=100000000&language=EN', 45, 45],
      ['type=RESEARCH&page=9', 0, 30],
      ['search=khong-co-bai-nao-nhu-the', 0, 0],
      ['search=100%', 0, 0],
      ['search=%ff', 0, 0],
    ] as const) {
      const { articles, pagination } = await list(request, `?${query}`)
      expect([query, articles.length, pagination.total]).toEqual([query, count, total])
    }
    expect((await list(request, '?page=999999999&limit=999999999999999')).articles).toEqual([])
  })

  test('pages do not overlap and together contain everything', async ({ request }) => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(request, `?page=${page}&limit=30`)))
    const ids = pages.flatMap(({ articles }) => articles.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([135, 135])
  })

  test('search finds titles that contain the text, in any case and normal form, and nothing else', async ({
    request,
  }) => {
    const search = async (text: string) =>
      (await list(request, `?limit=100&search=${encodeURIComponent(text)}`)).articles.map(({ title }) => String(title))
    const titles = await search('DOANH NGHIỆP')
    expect(titles.length).toBeGreaterThan(3)
    for (const title of titles) expect(title.toLowerCase()).toContain('doanh nghiệp')
    expect(await search('doanh nghiệp'.normalize('NFD'))).toEqual(titles)
    expect(await search('企业')).not.toEqual([])
    for (const wildcard of ['%', '_', '\\', "'", '"']) {
      for (const title of await search(wildcard)) expect(title).toContain(wildcard)
    }
  })

  test('a wrong query is refused with the name of the parameter', async ({ request }) => {
    for (const [query, field] of [
      ['type=BLOG', 'type'],
      ['language=FR', 'language'],
      ['page=0', 'page'],
      ['page=one', 'page'],
      ['limit=6.5', 'limit'],
      [`search=${'x'.repeat(201)}`, 'search'],
    ] as const) {
      const response = await request.get(`/api/article/?${query}`)
      expect([response.status(), response.headers()['content-type']]).toEqual([
        400,
        expect.stringContaining('application/json'),
      ])
      const { error } = (await response.json()) as { error: { code: string; fields: Record<string, string> } }
      expect([query, error.code, Object.keys(error.fields)]).toEqual([query, 'invalid_query', [field]])
    }
  })
})

test.describe('GET /article/{id}', () => {
  test('gives the whole article with its interactions', async ({ request }) => {
    const [first] = (await list(request, '?type=NEWS&language=VI')).articles
    const data = await read<Record<string, unknown>>(request, `/api/article/${String(first?.id)}`)
    expect(data).toMatchObject({
      id: first?.id,
      title: first?.title,
      language: 'VI',
      type: 'NEWS',
      interactedArticles: [],
    })
    expect(String(data.content).length).toBeGreaterThan(500)
    expect(data.translations).toHaveLength(2)
  })

  test('an unknown id is not found', async ({ request }) => {
    for (const id of ['khong-co', "' OR 1=1 --", '%2e%2e', '__proto__', '企业']) {
      const response = await request.get(`/api/article/${encodeURIComponent(id)}`)
      expect([id, response.status()]).toEqual([id, 404])
      expect(await response.json()).toEqual({ error: { code: 'not_found', message: expect.any(String) } })
    }
  })
})

test('GET /content-versions returns how often each kind of content was changed', async ({ request }) => {
  const { versions } = await read<{ versions: Record<string, number> }>(request, '/api/content-versions')
  // Tags that have never changed need not be listed.
  expect(Object.keys(versions).filter((tag) => !Object.values<string>(tags).includes(tag))).toEqual([])
})

test('a call outside the contract is refused in JSON', async ({ request }) => {
  for (const path of ['/api/nope', '/api/article/a/b', '/api/tin-tuc']) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
  }
})

test.describe('members and partners', () => {
  interface Members {
    members: Record<string, unknown>[]
    pagination: { total: number }
  }

  test('GET /member/ pages by language in lower case', async ({ request }) => {
    const { members } = await read<Members>(request, '/api/member/?search=&page=1&limit=100000&language=vi')
    expect(members).toHaveLength(64)
    for (const member of members) {
      expect(member.language).toBe('vi')
      expect(String(member.role).split(', ')).toHaveLength(String(member.department).split(', ').length)
    }
    const upper = await read<Members>(request, '/api/member/?limit=5&language=VI')
    expect([upper.members.length, upper.pagination.total]).toEqual([5, 64])
  })

  test('GET /member/ finds by name and refuses a bad query', async ({ request }) => {
    const query = `?search=${encodeURIComponent('nguyễn')}&language=vi&limit=100`
    const { members } = await read<Members>(request, `/api/member/${query}`)
    expect(members.length).toBeGreaterThan(1)
    for (const member of members) expect(String(member.fullName).toLowerCase()).toContain('nguyễn')
    const refused = await request.get('/api/member/?page=x')
    expect(refused.status()).toBe(400)
    expect(await refused.json()).toMatchObject({ error: { fields: { page: expect.any(String) } } })
  })

  test('GET /member/{id} gives the details, 404 for an unknown id', async ({ request }) => {
    const { fullName, memberDetails } = await read<{ memberDetails: { typeDetail: string }[]; fullName: string }>(
      request,
      '/api/member/nguyen-minh-duc',
    )
    expect(fullName).toBe('Nguyễn Minh Đức')
    expect(new Set(memberDetails.map((detail) => detail.typeDetail))).toContain('EDUCATION')
    expect((await request.get('/api/member/khong-co')).status()).toBe(404)
  })

  test('GET /ecosystem gives the partners of the three kinds', async ({ request }) => {
    const { Ecosystems } = await read<{ Ecosystems: { typeEcosystem: string }[] }>(request, '/api/ecosystem')
    const kinds = new Set(Ecosystems.map(({ typeEcosystem }) => typeEcosystem))
    expect([...kinds].sort()).toEqual(['EDUCATIONAL_INSTITUTION', 'ENTERPRISE', 'ORGANIZATION'])
    expect(Ecosystems).toHaveLength(27)
  })
})

test.describe("GET /search, this site's addition", () => {
  const search = (request: APIRequestContext, query: string) => read<ListBody['data']>(request, `/api/search?${query}`)
  const titles = async (request: APIRequestContext, query: string) =>
    (await search(request, query)).articles.map((article) => String(article.title))

  test('finds a word without accents, in capitals, and with its accents placed otherwise', async ({ request }) => {
    for (const [typed, written] of [
      ['dang ky', 'đăng ký'],
      ['ĐĂNG KÝ', 'đăng ký'],
      ['hoà giải', 'hòa giải'],
    ]) {
      const [results, expected] = await Promise.all(
        [typed, written].map((q = '') => titles(request, `language=VI&q=${encodeURIComponent(q)}`)),
      )
      expect(results?.length).toBeGreaterThan(0)
      // In another order: accents that are typed count.
      expect(results?.toSorted()).toEqual(expected?.toSorted())
    }
  })

  test('one Chinese character is enough, and titles come first', async ({ request }) => {
    const matches = await titles(request, `language=ZH&q=${encodeURIComponent('税')}`)
    const inTitle = matches.map((title) => title.includes('税'))
    expect(inTitle).toContain(true)
    expect(inTitle).toEqual([...inTitle].sort((a, b) => Number(b) - Number(a)))
  })

  test('words may be apart, and those of which nothing occurs find nothing', async ({ request }) => {
    expect((await titles(request, 'language=VI&q=cong%20ty%20thanh%20lap')).length).toBeGreaterThan(0)
    expect(await titles(request, 'language=VI&q=giai%20xyzxyz')).toEqual([])
  })

  test('only titles, in one language only', async ({ request }) => {
    const found = await titles(request, 'language=EN&in=title&q=LAW')
    expect(found.length).toBeGreaterThan(0)
    for (const title of found) expect(title.toLowerCase()).toContain('law')
    expect(await titles(request, `language=EN&in=title&q=${encodeURIComponent('luật')}`)).toEqual([])
  })

  test('input without words finds nothing and causes no error', async ({ request, baseURL }) => {
    for (const typed of ['', '   ', '_', "'", '"', '\\', "x' OR 1=1 --", '"a" NEAR b', ':*', '&|!()', '\u0000', '😀']) {
      for (const where of ['', 'title'])
        expect([typed, where, await titles(request, `language=VI&in=${where}&q=${encodeURIComponent(typed)}`)]).toEqual(
          [typed, where, []],
        )
    }
    expect((await request.get('/api/search?q=x&in=body')).status()).toBe(400)
    // nginx itself rejects such an address.
    for (const path of ['/api/article/%00', '/tin-tuc/%00', '/tin-tuc/a%00b'])
      expect([path, (await request.get(path)).status()]).toEqual([
        path,
        isBehindNginx && baseURL === instances.sqlite.url ? 400 : 404,
      ])
    expect((await request.get('/api/article/?search=%00')).status()).toBe(200)
  })

  test('a percent sign is a character; the total is correct past the last page', async ({ request }) => {
    const found = await titles(request, 'language=VI&in=title&q=%25')
    expect(found.length).toBeGreaterThan(0)
    for (const title of found) expect(title).toContain('%')
    const { articles, pagination } = await search(request, 'language=VI&q=luat&page=99')
    expect([articles, pagination.total > 0]).toEqual([[], true])
  })
})

test.describe('PUT /viewWebsite', () => {
  const visitor = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36'

  test('counts a visitor, not a crawler and not a prefetch', async ({ request }) => {
    const put = async (headers: Record<string, string>) => {
      // An address of its own: many tests visit the site from this machine, and a network is counted only so often.
      const response = await request.put('/api/viewWebsite', {
        headers: { 'x-forwarded-for': '198.51.100.77', ...headers },
      })
      expect(response.status()).toBe(200)
      return ((await response.json()) as { data: { counted: boolean } }).data.counted
    }
    expect(await put({ 'user-agent': visitor })).toBe(true)
    expect(
      await put({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    ).toBe(false)
    expect(await put({ 'user-agent': visitor, 'sec-purpose': 'prefetch' })).toBe(false)
  })

  test('accepts PUT only', async ({ request }) => {
    const answer = await request.get('/api/viewWebsite')
    expect([answer.status(), answer.headers().allow]).toEqual([405, 'OPTIONS, PUT'])
  })
})
