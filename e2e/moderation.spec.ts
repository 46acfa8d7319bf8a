import { expect, test, type APIRequestContext } from '@playwright/test'
import { longArticle } from './addresses'
import { moderated } from './instances'
import { signInByCalls } from './users'
import { dropDatabase } from './prepared-site'
import type { RunningSite } from './running-site'
import { startProfile, whenAllKnow, whenShown } from './profile'
import { publish, signInStaff } from './staff'

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

const expectShown = (request: APIRequestContext, text: string, isShown: boolean) =>
  whenShown(async () => {
    for (const address of [longArticle.zh, `/api/article/${articleID}`])
      expect([address, (await (await request.get(address)).text()).includes(text)]).toEqual([address, isShown])
  })

test('a reported comment is in the queue, disappears everywhere when hidden, and returns when restored', async ({
  playwright,
  request,
}) => {
  const [writer, other] = await Promise.all([0, 1].map(() => playwright.request.newContext({ baseURL: moderated.url })))
  if (!writer || !other) throw new Error('no users')
  await signInByCalls(writer, 'Reported writer')
  await signInByCalls(other, 'Reporting user')
  const { id } = await comment(writer, 'Quảng cáo đáng ngờ')
  for (let i = 0; i < 2; i++)
    expect(
      (
        await other.post(`/api/interactedArticle/${id}/report`, { data: { reason: 'SPAM', note: 'bán hàng' } })
      ).status(),
    ).toBe(201)

  await signInStaff(request, moderated.url)
  const { docs } = (await (await request.get(`${collection}?where[openReports][greater_than]=0`)).json()) as {
    docs: { id: number; openReports: number }[]
  }
  expect(docs.filter((row) => String(row.id) === id)).toEqual([expect.objectContaining({ openReports: 1 })])

  await expectShown(request, 'Quảng cáo đáng ngờ', true)
  expect((await request.patch(`${collection}/${id}`, { data: { state: 'HIDDEN' } })).status()).toBe(200)
  await expectShown(request, 'Quảng cáo đáng ngờ', false)
  const own = (await (await writer.get(`/api/interactedArticle?articleID=${articleID}`)).json()) as {
    data: { interactedArticles: { id: string }[] }
  }
  expect(own.data.interactedArticles.map((row) => row.id)).not.toContain(id)

  await request.patch(`${collection}/${id}`, { data: { state: 'SHOWN' } })
  await expectShown(request, 'Quảng cáo đáng ngờ', true)
  const after = (await (await request.get(`${collection}/${id}`)).json()) as { openReports: number }
  expect(after.openReports).toBe(0)
  await writer.dispose()
  await other.dispose()
})

test('staff cannot approve a comment that was edited after they opened it @full', async ({ playwright, request }) => {
  const writer = await playwright.request.newContext({ baseURL: moderated.url })
  await signInByCalls(writer, 'Changing writer')
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
  await writer.dispose()
})

test('a comment is held if the name of its author contains a listed word', async ({ playwright, request }) => {
  await signInStaff(request, moderated.url)
  expect(
    (await request.post('/admin/api/globals/moderation', { data: { holdFirst: false, words: 'vay nóng' } })).status(),
  ).toBe(200)
  const writer = await playwright.request.newContext({ baseURL: moderated.url })
  await signInByCalls(writer, 'Vay nong 0909')
  expect(await comment(writer, 'Hay')).toMatchObject({ isHeld: true })
  await request.post('/admin/api/globals/moderation', { data: { holdFirst: false, words: '' } })
  await writer.dispose()
})

test('staff can hide comments, but not change their text', async ({ playwright, request }) => {
  const writer = await playwright.request.newContext({ baseURL: moderated.url })
  await signInByCalls(writer, 'Words writer')
  const { id } = await comment(writer, 'Lời của tôi')
  await signInStaff(request, moderated.url)
  await request.patch(`${collection}/${id}`, { data: { value: 'Lời của người khác', fullName: 'Khác' } })
  const row = (await (await request.get(`${collection}/${id}`)).json()) as { value: string; fullName: string }
  expect([row.value, row.fullName]).toEqual(['Lời của tôi', 'Words writer'])
  await writer.dispose()
})

test('what is spam is gone from page, calls and the average rating, and returns with its approval', async ({
  playwright,
  request,
}) => {
  const rater = await playwright.request.newContext({ baseURL: moderated.url })
  await signInByCalls(rater, 'Spam rater')
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
      const { data } = (await (await request.get(`/api/article/${slug}`)).json()) as {
        data: { interactedArticles: unknown[] }
      }
      expect(data.interactedArticles).toHaveLength(isSeen ? 2 : 0)
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
  await rater.dispose()
})

test('an answer of the institute sent twice is one answer; only of a comment that is shown, and never empty', async ({
  playwright,
  request,
}) => {
  const writer = await playwright.request.newContext({ baseURL: moderated.url })
  await signInByCalls(writer, 'Asking writer')
  const { id } = await comment(writer, 'Câu hỏi cho Viện')
  const answer = (by: APIRequestContext, value: unknown) =>
    by.post(`${collection}/${id}/answer`, { data: { value }, headers: { origin: moderated.url } })
  expect((await answer(writer, 'Giả danh Viện')).status()).toBe(403)
  await signInStaff(request, moderated.url)
  for (const value of ['', ' \u200B', 7, undefined, 'x'.repeat(10_001)])
    expect((await answer(request, value)).status()).toBe(400)
  for (let i = 0; i < 2; i++) expect((await answer(request, 'Viện trả lời')).status()).toBe(201)
  const { data } = (await (await request.get(`/api/article/${articleID}`)).json()) as {
    data: { interactedArticles: { value: string; replyTo?: string; isInstitute?: boolean }[] }
  }
  expect(data.interactedArticles.filter(({ value }) => value === 'Viện trả lời')).toEqual([
    expect.objectContaining({ replyTo: id, isInstitute: true }),
  ])
  await request.patch(`${collection}/${id}`, { data: { state: 'HIDDEN' } })
  expect((await answer(request, 'Trả lời muộn')).status()).toBe(409)
  expect((await request.post(`${collection}/999999/answer`, { data: { value: 'a' } })).status()).toBe(404)
  await writer.dispose()
})

test('a blocked account cannot write, and nobody sees or counts what it wrote until it is free again @full', async ({
  playwright,
  request,
}) => {
  const [blocked, other] = await Promise.all(
    [0, 1].map(() => playwright.request.newContext({ baseURL: moderated.url })),
  )
  if (!blocked || !other) throw new Error('no users')
  await signInByCalls(blocked, 'Blocked person')
  await signInByCalls(other, 'Person beside')
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
    const { data } = (await (await request.get(`/api/article/${slug}`)).json()) as {
      data: { interactedArticles: { value: string }[] }
    }
    const page = await (await request.get(`/tin-tuc/${slug}`)).text()
    return {
      values: data.interactedArticles.map(({ value }) => value).sort(),
      rating: /trung bình \d(?:,\d)? từ \d+ lượt/.exec(page)?.[0],
      comments: /"commentCount":(\d+)/.exec(page)?.[1],
      isOnPage: page.includes('bị chặn'),
    }
  }
  const before = await shown()
  expect([before.values.length, before.isOnPage]).toEqual([5, true])
  const { docs } = (await (await request.get('/admin/api/accounts?where[fullName][equals]=Blocked person')).json()) as {
    docs: { id: number }[]
  }
  await request.patch(`/admin/api/accounts/${docs[0]?.id}`, { data: { blocked: true } })
  const answer = await blocked.post('/api/interactedArticle', { data: { type: 'RATE', value: '1', articleID } })
  expect([answer.status(), ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([403, 'blocked'])
  await whenShown(async () => {
    const now = await shown()
    expect([now.values, now.isOnPage]).toEqual([['5', 'Lời của người khác'], false])
    expect(now.rating).not.toBe(before.rating)
    expect(now.comments).not.toBe(before.comments)
  })
  const own = (await (await blocked.get(`/api/interactedArticle?articleID=${slug}`)).json()) as {
    data: { interactedArticles: unknown[] }
  }
  expect(own.data.interactedArticles).toEqual([])
  expect((await write(other, { type: 'COMMENT', value: 'Đáp lại', replyTo: rude })).status()).toBe(404)
  await request.patch(`/admin/api/accounts/${docs[0]?.id}`, { data: { blocked: false } })
  await whenShown(async () => expect(await shown()).toEqual(before))
  await blocked.dispose()
  await other.dispose()
})

test('comments with listed words and first comments are held, visible to their author only @full', async ({
  playwright,
  request,
}) => {
  await signInStaff(request, moderated.url)
  const rules = (data: object) => request.post('/admin/api/globals/moderation', { data })
  const writer = await playwright.request.newContext({ baseURL: moderated.url })
  await signInByCalls(writer, 'Waiting writer')
  try {
    await rules({ holdFirst: false, words: 'vay nóng' })
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
    await writer.dispose()
  }
})
