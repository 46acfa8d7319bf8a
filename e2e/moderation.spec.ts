import { expect, test as base, type APIRequestContext } from '@playwright/test'
import { longArticle } from './addresses'
import { moderated } from './instances'
import { signInByCalls } from './users'
import { dropDatabase } from './prepared-site'
import type { RunningSite } from './running-site'
import { startProfile, whenAllKnow, whenShown } from './profile'
import { docsOf, publish, signInStaff } from './staff'

const test = base.extend<{ visitor: (name: string) => Promise<APIRequestContext> }>({
  visitor: async ({ playwright }, use) => {
    const contexts: APIRequestContext[] = []
    await use(async (name) => {
      const context = await playwright.request.newContext({ baseURL: moderated.url })
      contexts.push(context)
      await signInByCalls(context, name)
      return context
    })
    for (const context of contexts) await context.dispose()
  },
})

// The studio checks the origin of a call.
test.use({ baseURL: moderated.url, extraHTTPHeaders: { origin: moderated.url } })

let site: RunningSite
test.beforeAll(async () => {
  await dropDatabase(moderated.environment.DATABASE_URL)
  site = await startProfile(moderated)
})
test.afterAll(() => site.stop())

const articleID = longArticle.zh.split('/').at(-1) ?? ''
const collection = '/admin/api/interacted-articles'

async function comment(user: APIRequestContext, value: string): Promise<{ id: string; isHeld: boolean }> {
  const answer = await user.post('/api/interactedArticle', { data: { type: 'COMMENT', value, articleID } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { data: { id: string; isHeld: boolean } }).data
}

interface Interaction {
  id: string
  value: string
}

/** What a user gets below an article, or of their own. */
async function interactionsAt(user: APIRequestContext, address: string): Promise<Interaction[]> {
  const { data } = (await (await user.get(address)).json()) as { data: { interactedArticles: Interaction[] } }
  return data.interactedArticles
}

const expectShown = (request: APIRequestContext, text: string, isShown: boolean) =>
  whenShown(async () => {
    for (const address of [longArticle.zh, `/api/article/${articleID}`])
      expect([address, (await (await request.get(address)).text()).includes(text)]).toEqual([address, isShown])
  })

test('a reported comment is in the queue, disappears everywhere when hidden, and returns when restored', async ({
  visitor,
  request,
}) => {
  const writer = await visitor('Reported writer')
  const other = await visitor('Reporting user')
  const { id } = await comment(writer, 'Quảng cáo đáng ngờ')
  const report = { reason: 'SPAM', note: 'bán hàng' }
  for (let i = 0; i < 2; i++)
    expect((await other.post(`/api/interactedArticle/${id}/report`, { data: report })).status()).toBe(201)

  await signInStaff(request, moderated.url)
  const docs = await docsOf<{ id: number }>(request, 'interacted-articles?where[openReports][greater_than]=0')
  expect(docs.filter((row) => String(row.id) === id)).toEqual([expect.objectContaining({ openReports: 1 })])

  await expectShown(request, 'Quảng cáo đáng ngờ', true)
  expect((await request.patch(`${collection}/${id}`, { data: { state: 'HIDDEN' } })).status()).toBe(200)
  await expectShown(request, 'Quảng cáo đáng ngờ', false)
  const own = await interactionsAt(writer, `/api/interactedArticle?articleID=${articleID}`)
  expect(own.map((row) => row.id)).not.toContain(id)

  await request.patch(`${collection}/${id}`, { data: { state: 'SHOWN' } })
  await expectShown(request, 'Quảng cáo đáng ngờ', true)
  const after = (await (await request.get(`${collection}/${id}`)).json()) as { openReports: number }
  expect(after.openReports).toBe(0)
})

test('staff cannot approve a comment that was edited after they opened it @full', async ({ visitor, request }) => {
  const writer = await visitor('Changing writer')
  const { id } = await comment(writer, 'Lời hay')
  await signInStaff(request, moderated.url)
  const { editedAt } = (await (await request.get(`${collection}/${id}`)).json()) as { editedAt: string | null }
  expect((await writer.patch(`/api/interactedArticle/${id}`, { data: { value: 'Quảng cáo chen vào' } })).status()).toBe(
    200,
  )
  const save = () => request.patch(`${collection}/${id}`, { data: { state: 'SHOWN', editedAt } })
  const refused = await save()
  expect([refused.status(), await refused.text()]).toEqual([
    409,
    expect.stringContaining('Người viết đã sửa bình luận này sau khi bạn mở'),
  ])
  expect((await request.patch(`${collection}/${id}`, { data: { state: 'HIDDEN' } })).status()).toBe(200)
})

test('staff can hide comments, but not change their text', async ({ visitor, request }) => {
  const writer = await visitor('Words writer')
  const { id } = await comment(writer, 'Lời của tôi')
  await signInStaff(request, moderated.url)
  await request.patch(`${collection}/${id}`, { data: { value: 'Lời của người khác', fullName: 'Khác' } })
  const row = (await (await request.get(`${collection}/${id}`)).json()) as { value: string; fullName: string }
  expect([row.value, row.fullName]).toEqual(['Lời của tôi', 'Words writer'])
})

test('what is spam is gone from page, calls and the average rating, and returns with its approval', async ({
  visitor,
  request,
}) => {
  const rater = await visitor('Spam rater')
  await signInStaff(request, moderated.url)
  const { slug } = await publish(request, { title: 'Bài bị đánh giá rác' })
  const write = async (type: string, value: string) => {
    const answer = await rater.post('/api/interactedArticle', { data: { type, value, articleID: slug } })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  const ids = [await write('COMMENT', 'Lời rác'), await write('RATE', '1')]
  const expectSeen = (isSeen: boolean) =>
    whenShown(async () => {
      expect(await interactionsAt(request, `/api/article/${slug}`)).toHaveLength(isSeen ? 2 : 0)
      const html = await (await request.get(`/tin-tuc/${slug}`)).text()
      expect([html.includes('Lời rác'), html.includes(`Bình luận (${isSeen ? 1 : 0})`)]).toEqual([isSeen, true])
    })
  await expectSeen(true)
  const many = `${collection}?where[id][in]=${ids.join(',')}`
  expect((await request.patch(many, { data: { state: 'SPAM' } })).status()).toBe(200)
  await expectSeen(false)
  expect(await write('COMMENT', 'Lời rác')).toBe(ids[0])
  await expectSeen(false)
  expect((await request.patch(many, { data: { state: 'SHOWN' } })).status()).toBe(200)
  await expectSeen(true)
})

test('an answer of the institute sent twice is one answer; only of a comment that is shown, and never empty', async ({
  visitor,
  request,
}) => {
  const writer = await visitor('Asking writer')
  const { id } = await comment(writer, 'Câu hỏi cho Viện')
  const answer = (by: APIRequestContext, value: unknown) =>
    by.post(`${collection}/${id}/answer`, { data: { value }, headers: { origin: moderated.url } })
  expect((await answer(writer, 'Giả danh Viện')).status()).toBe(403)
  await signInStaff(request, moderated.url)
  for (const value of ['', ' \u200B', 7, undefined, 'x'.repeat(10_001)])
    expect((await answer(request, value)).status()).toBe(400)
  for (let i = 0; i < 2; i++) expect((await answer(request, 'Viện trả lời')).status()).toBe(201)
  const shown = await interactionsAt(request, `/api/article/${articleID}`)
  expect(shown.filter(({ value }) => value === 'Viện trả lời')).toEqual([
    expect.objectContaining({ replyTo: id, isInstitute: true }),
  ])
  await request.patch(`${collection}/${id}`, { data: { state: 'HIDDEN' } })
  expect((await answer(request, 'Trả lời muộn')).status()).toBe(409)
  expect((await request.post(`${collection}/999999/answer`, { data: { value: 'a' } })).status()).toBe(404)
})

test('a blocked account cannot write, and nobody sees or counts what it wrote until it is free again @full', async ({
  visitor,
  request,
}) => {
  const blocked = await visitor('Blocked person')
  const other = await visitor('Person beside')
  await signInStaff(request, moderated.url)
  const slug = `bai-bi-danh-gia-${Date.now()}`
  await publish(request, { title: 'Bài bị đánh giá', slug })
  const write = (user: APIRequestContext, data: object) =>
    user.post('/api/interactedArticle', { data: { articleID: slug, ...data } })
  const wordsOf = async (answer: Awaited<ReturnType<typeof write>>) =>
    ((await answer.json()) as { data: { id: string } }).data.id
  const rude = await wordsOf(await write(blocked, { type: 'COMMENT', value: 'Trước khi bị chặn' }))
  const polite = await wordsOf(await write(other, { type: 'COMMENT', value: 'Lời của người khác' }))
  await write(blocked, { type: 'COMMENT', value: 'Trả lời của người bị chặn', replyTo: polite })
  await write(blocked, { type: 'RATE', value: '1' })
  await write(other, { type: 'RATE', value: '5' })
  const shown = async () => {
    const interactions = await interactionsAt(request, `/api/article/${slug}`)
    const page = await (await request.get(`/tin-tuc/${slug}`)).text()
    return {
      values: interactions.map(({ value }) => value).sort(),
      rating: /trung bình \d(?:,\d)? từ \d+ lượt/.exec(page)?.[0],
      comments: /"commentCount":(\d+)/.exec(page)?.[1],
      isOnPage: page.includes('bị chặn'),
    }
  }
  const before = await shown()
  expect([before.values.length, before.isOnPage]).toEqual([5, true])
  const [account] = await docsOf<{ id: number }>(request, 'accounts?where[fullName][equals]=Blocked person')
  const block = (isBlocked: boolean) =>
    request.patch(`/admin/api/accounts/${account?.id}`, { data: { blocked: isBlocked } })
  await block(true)
  const answer = await blocked.post('/api/interactedArticle', { data: { type: 'RATE', value: '1', articleID } })
  expect([answer.status(), ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([403, 'blocked'])
  await whenShown(async () => {
    const now = await shown()
    expect([now.values, now.isOnPage]).toEqual([['5', 'Lời của người khác'], false])
    expect(now.rating).not.toBe(before.rating)
    expect(now.comments).not.toBe(before.comments)
  })
  expect(await interactionsAt(blocked, `/api/interactedArticle?articleID=${slug}`)).toEqual([])
  expect((await write(other, { type: 'COMMENT', value: 'Đáp lại', replyTo: rude })).status()).toBe(404)
  await block(false)
  await whenShown(async () => expect(await shown()).toEqual(before))
})

test('comments with listed words and first comments are held, visible to their author only @full', async ({
  visitor,
  request,
}) => {
  await signInStaff(request, moderated.url)
  const rules = (data: object) => request.post('/admin/api/globals/moderation', { data })
  const writer = await visitor('Waiting writer')
  try {
    await rules({ holdFirst: false, words: 'vay nóng' })
    expect(await comment(await visitor('Vay nong 0909'), 'Hay')).toMatchObject({ isHeld: true })
    const listed = await comment(writer, 'Cần VAY NONG gấp')
    expect(listed.isHeld).toBe(true)
    await whenAllKnow()
    await expectShown(request, 'VAY NONG', false)
    await rules({ holdFirst: true, words: '' })
    const first = await comment(writer, 'Bình luận đầu tiên')
    expect(first.isHeld).toBe(true)
    await request.patch(`${collection}/${first.id}`, { data: { state: 'SHOWN' } })
    expect((await comment(writer, 'Bình luận sau')).isHeld).toBe(false)
    await expectShown(request, 'Bình luận đầu tiên', true)
  } finally {
    await rules({ holdFirst: false, words: '' })
  }
})
