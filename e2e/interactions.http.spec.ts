import { expect, type APIRequestContext } from '@playwright/test'
import { everyKindOfPage, languages, longArticle } from './addresses'
import { users } from './instances'
import { test } from './users'
import { whenShown } from './profile'

test.use({ baseURL: users.url })

const articleID = longArticle.vi.split('/').at(-1) ?? ''

const calls = '/api/interactedArticle'

const post = (request: APIRequestContext, data: unknown, headers: Record<string, string> = {}) =>
  request.post(calls, { data, headers })

interface Wire {
  id: string
  userName: string
  fullName: string
  type: string
  value: string
  isMine?: boolean
}

async function interactionsOf(request: APIRequestContext, id = articleID): Promise<Wire[]> {
  const { data } = (await (await request.get(`/api/article/${id}`)).json()) as { data: { interactedArticles: Wire[] } }
  return data.interactedArticles
}

test('without a session nothing is written, whatever the body contains', async ({ request }) => {
  const before = await interactionsOf(request)
  const forged = {
    userName: 'victim@mail.example',
    fullName: 'Victim',
    type: 'COMMENT',
    value: 'forged',
    articleID,
    createdDate: '2020-01-01',
    updatedDate: '2020-01-01',
  }
  const attempts: Record<string, string>[] = [
    {},
    { cookie: 'next-auth.session-token=forged' },
    {
      authorization: 'Bearer forged',
      'x-visitor': Buffer.from(JSON.stringify({ uid: 'a', userName: 'a', fullName: 'a' })).toString('base64url'),
    },
  ]
  for (const headers of attempts) {
    const answer = await post(request, forged, headers)
    expect([answer.status(), ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      401,
      'sign_in_needed',
    ])
  }
  expect(await interactionsOf(request)).toEqual(before)
})

test('the author is the user of the session, not of the body; others do not get the e-mail address', async ({
  signedIn,
  request,
}) => {
  const begun = Date.now()
  const lan = await signedIn('Lan Anh')
  const answer = await post(lan, {
    userName: 'other@mail.example',
    fullName: 'Other',
    avatar: 'https://evil.example/a.png',
    type: 'COMMENT',
    value: '  Bài viết hay  ',
    articleID,
    createdDate: '2020-01-01T00:00:00Z',
  })
  const { data } = (await answer.json()) as { data: Wire & { createdDate: string } }
  expect([answer.status(), data.userName, data.fullName, data.value, data.isMine]).toEqual([
    201,
    'lan-anh@mail.example',
    'Lan Anh',
    'Bài viết hay',
    true,
  ])
  expect(Date.parse(data.createdDate)).toBeGreaterThan(begun - 1000)

  const [mine] = (await interactionsOf(lan)).filter(({ id }) => id === data.id)
  expect([mine?.userName, mine?.isMine]).toEqual(['lan-anh@mail.example', true])
  const [others] = (await interactionsOf(request)).filter(({ id }) => id === data.id)
  expect([others?.userName, others?.isMine]).toEqual([expect.stringMatching(/^[\w-]{16}$/), undefined])
})

test('errors are reported by field, and nothing is written', async ({ signedIn }) => {
  const minh = await signedIn('Minh wrong')
  const wrong: [unknown, number, Record<string, string> | undefined][] = [
    [{ type: 'COMMENT', value: ' \u200b\n', articleID }, 422, { value: 'required' }],
    [{ type: 'COMMENT', value: 'x'.repeat(10_001), articleID }, 422, { value: 'too_long' }],
    [{ type: 'COMMENT', articleID }, 422, { value: 'required' }],
    [{ type: 'RATE', value: 6, articleID }, 422, { value: 'out_of_range' }],
    [{ type: 'RATE', value: '4.5', articleID }, 422, { value: 'out_of_range' }],
    [{ type: 'LIKE', value: '1', articleID }, 422, { type: 'unknown' }],
  ]
  for (const [body, status, fields] of wrong) {
    const answer = await post(minh, body)
    expect([body, answer.status(), ((await answer.json()) as { error: { fields?: unknown } }).error.fields]).toEqual([
      body,
      status,
      fields,
    ])
  }
  expect((await interactionsOf(minh)).filter(({ isMine }) => isMine)).toEqual([])
})

test('an unknown article or comment is 404', async ({ signedIn }) => {
  const hoa = await signedIn('Hoa missing')
  expect((await post(hoa, { type: 'COMMENT', value: 'a', articleID: 'khong-co' })).status()).toBe(404)
  expect((await post(hoa, { type: 'COMMENT', value: 'a', articleID, replyTo: '999999' })).status()).toBe(404)
  expect((await hoa.patch(`${calls}/999999`, { data: { value: 'a' } })).status()).toBe(404)
  expect((await hoa.delete(`${calls}/999999`)).status()).toBe(404)
  expect((await hoa.post(`${calls}/999999/report`, { data: { reason: 'SPAM' } })).status()).toBe(404)
})

test("another site's page cannot write in a user's name", async ({ signedIn }) => {
  const tam = await signedIn('Tam foreign')
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const answer = await post(tam, { type: 'COMMENT', value: 'foreign', articleID }, headers)
    expect([headers, answer.status()]).toEqual([headers, 403])
  }
  expect((await interactionsOf(tam)).filter(({ isMine }) => isMine)).toEqual([])
})

test('an ended session is invalid, also with a copy of its cookie', async ({ signedIn, playwright }) => {
  const nga = await signedIn('Nga gone')
  const kept = await nga.storageState()
  const { csrfToken } = (await (await nga.get('/api/auth/csrf')).json()) as { csrfToken: string }
  await nga.post('/api/auth/signout', { form: { csrfToken, json: 'true' } })
  const thief = await playwright.request.newContext({ baseURL: users.url, storageState: kept })
  expect((await post(thief, { type: 'COMMENT', value: 'replayed', articleID })).status()).toBe(401)
  expect(await (await thief.get('/api/auth/session')).json()).not.toHaveProperty('visitor')
  await thief.dispose()
})

test('a comment deleted during a change stays deleted', async ({ signedIn, request }) => {
  const user = await signedIn('Two at once')
  // Four calls each, of the ten that a user has per minute.
  for (let i = 0; i < 2; i++) {
    const { data } = (await (await post(user, { type: 'COMMENT', value: `Cùng lúc ${i}`, articleID })).json()) as {
      data: Wire
    }
    await Promise.all([
      user.delete(`${calls}/${data.id}`),
      user.patch(`${calls}/${data.id}`, { data: { value: `Cùng lúc ${i}, sửa` } }),
    ])
    for (const row of (await interactionsOf(request)).filter(({ value }) => value.startsWith(`Cùng lúc ${i}`)))
      expect(row.fullName).toBe('Two at once')
    await user.delete(`${calls}/${data.id}`)
    await whenShown(async () =>
      expect((await interactionsOf(request)).filter(({ value }) => value.startsWith(`Cùng lúc ${i}`))).toEqual([]),
    )
  }
})

test('responses for one user are no-store', async ({ signedIn, request }) => {
  const user = await signedIn('Private user')
  for (const asker of [user, request]) {
    for (const address of [`/api/article/${articleID}`, `${calls}?articleID=${articleID}`, '/api/auth/session']) {
      expect([address, (await asker.get(address)).headers()['cache-control']]).toEqual([address, 'private, no-store'])
    }
  }
})

test('unused endpoints of the sign-in library are closed', async ({ request }) => {
  for (const call of ['_log', 'signin/google', 'session', 'callback/google']) {
    expect([
      call,
      (
        await request.post(`/api/auth/${call}`, { data: { level: 'error', code: 'x', error: { message: 'forged' } } })
      ).status(),
    ]).toEqual([call, 404])
  }
  expect((await request.get('/api/auth/signin')).status()).toBe(404)
  expect((await request.post('/api/auth/signout', { data: 'x'.repeat(20_000) })).status()).toBe(413)
  expect((await request.post('/api/auth/signout', { data: { callbackUrl: {} } })).status()).toBe(400)
  expect(await (await request.get('/api/sign-in/done')).text()).toContain('data-outcome="failed"')
})

test('a sign-in must be a navigation, and one that was never started ends with a message', async ({ request }) => {
  for (const address of ['/api/sign-in/google', '/api/auth/callback/google?error=x']) {
    const answer = await request.get(address, { headers: { 'sec-fetch-mode': 'no-cors' } })
    expect([address, answer.status()]).toEqual([address, 403])
  }
  for (const [call, outcome] of [
    ['callback/google?code=x&state=y', 'failed'],
    ['callback/facebook?error=server_error', 'failed'],
    ['callback/facebook?error=access_denied', 'denied'],
    ['error?error=OAuthSignin', 'unavailable'],
    ['signin?error=Callback', 'failed'],
    ['error?error=<script>', 'failed'],
  ]) {
    const end = await request.get(`/api/auth/${call}`)
    const reported = /data-outcome="(\w+)"/.exec(await end.text())?.[1]
    expect([call, new URL(end.url()).pathname, end.status(), reported]).toEqual([
      call,
      '/api/sign-in/done',
      200,
      outcome,
    ])
  }
})

test('a user who writes too much is limited', async ({ signedIn }) => {
  const spam = await signedIn('Spam writer', { network: '203.0.113.7' })
  const statuses: number[] = []
  for (let i = 0; i < 11; i++)
    statuses.push((await post(spam, { type: 'RATE', value: '3', articleID: 'khong-co' })).status())
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  const refused = await post(spam, { type: 'RATE', value: '3', articleID })
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
})

test('ten users at once: every comment is there once, one rating each, and the average is right', async ({
  signedIn,
  request,
}) => {
  const article = longArticle.en.split('/').at(-1) ?? ''
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, i) => signedIn(`User ${i}`, { network: `203.0.113.${20 + i}` })),
  )
  const burst = await Promise.all(
    people.flatMap((user, i) => [
      post(user, { type: 'COMMENT', value: `Comment ${i}`, articleID: article }),
      post(user, { type: 'COMMENT', value: `Comment ${i}`, articleID: article }),
      post(user, { type: 'RATE', value: '5', articleID: article }),
      post(user, { type: 'RATE', value: String((i % 5) + 1), articleID: article }),
    ]),
  )
  expect(burst.map((answer) => answer.status())).toEqual(burst.map(() => 201))
  for (const [i, user] of people.entries())
    expect((await post(user, { type: 'RATE', value: String((i % 5) + 1), articleID: article })).status()).toBe(201)
  const all = await interactionsOf(request, article)
  const valuesOf = (kind: string) => all.flatMap(({ type, value }) => (type === kind ? [value] : [])).sort()
  expect(valuesOf('COMMENT')).toEqual(Array.from({ length: 10 }, (_, i) => `Comment ${i}`))
  expect(valuesOf('RATE')).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', '5', '5'])
  const { data } = (await (await request.get(`/api/article/${article}`)).json()) as { data: { rating: unknown } }
  expect(data.rating).toEqual({ stars: 3, mean: 3, count: 10 })
})

test('no page or response contains the e-mail address of another user @full', async ({ signedIn, request }) => {
  const [user, other] = [await signedIn('Mail watcher'), await signedIn('Mail owner')]
  for (const language of languages) {
    const written = await post(other, {
      type: 'COMMENT',
      value: `Của chủ thư (${language})`,
      articleID: longArticle[language].split('/').at(-1),
    })
    expect(written.status()).toBe(201)
  }
  const pages = languages.flatMap((language) => Object.values(everyKindOfPage(language)))
  const apis = 'article article/?limit=1000000 member/ ecosystem search?q=luat auth/session auth/providers sign-in/x'
  const answers = [...apis.split(' '), 'article/khong-co', 'interactedArticle/1'].map((call) => `/api/${call}`)
  const articles = languages.map((language) => `/api/article/${longArticle[language].split('/').at(-1)}`)
  const own = `${calls}?articleID=${articleID}`
  const staffs = ['interacted-articles', 'accounts', 'comment-reports', 'avatars'].map((name) => `/admin/api/${name}`)
  for (const address of [...pages, ...answers, ...articles, own, calls, ...staffs]) {
    for (const [whose, headers] of [
      [request, {}],
      [user, {}],
      [request, { rsc: '1' }],
    ] as const) {
      const text = await (await whose.get(address, { headers })).text()
      const reported = (text.match(/[\w.+-]+@[\w-]+\.[a-z]+/g) ?? []).filter(
        (mail) => !mail.endsWith('@ilc.example') && !(whose === user && mail === 'mail-watcher@mail.example'),
      )
      expect([address, reported]).toEqual([address, []])
    }
  }
  expect(await (await other.get(own)).text()).toContain('mail-owner@mail.example')
})
