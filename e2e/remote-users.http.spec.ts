import { expect, type APIRequestContext } from '@playwright/test'
import { longArticle } from './addresses'
import { users, remoteUsers } from './instances'
import { test } from './users'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { environmentOf, withRemoteBackend, whenShown } from './profile'
import { docsOf } from './site-database'
import { asStaff } from './staff'

const { beside, remote } = remoteUsers
const article = longArticle.vi
const articleID = article.split('/').at(-1) ?? ''

const running: RunningSite[] = []
test.beforeAll(async () => {
  const { DATABASE_URL = '', REDIS_URL = '' } = environmentOf(users)
  running.push(
    await startPrepared({ ...beside, environment: { ...beside.environment, DATABASE_URL, REDIS_URL } }),
    await startPrepared(withRemoteBackend(users, remote)),
  )
})
test.afterAll(async () => {
  await Promise.all(running.map((site) => site.stop()))
})

const write = (user: APIRequestContext, type: 'COMMENT' | 'RATE', value: string) =>
  user.post('/api/interactedArticle', { data: { type, value, articleID } })

const sites = [
  ['the one', users],
  ['another with the same database', beside],
  ['one that writes through the first', remote],
] as const

for (const [name, site] of sites) {
  test(`a comment through ${name} is on the page of every one within two seconds`, async ({ signedIn, request }) => {
    for (const { url } of [users, beside, remote]) await request.get(url + article)
    const user = await signedIn(`Through ${name}`, { url: site.url })
    const text = `Bình luận qua ${name}`
    const answer = await write(user, 'COMMENT', text)
    const { data } = (await answer.json()) as { data: { id: string; fullName: string; isMine: boolean } }
    expect([answer.status(), data.fullName, data.isMine]).toEqual([201, `Through ${name}`, true])
    const page = async () => (await user.get(article)).text()
    await whenShown(async () => expect(await page()).toContain(text))
    for (const { url } of [users, beside, remote]) {
      await expect
        .poll(async () => (await (await request.get(url + article)).text()).includes(text), { intervals: [50] })
        .toBe(true)
    }

    for (const stars of ['2', '4']) expect((await write(user, 'RATE', stars)).status()).toBe(201)
    const own = (await (await user.get(`/api/interactedArticle?articleID=${articleID}`)).json()) as {
      data: { interactedArticles: { value: string }[] }
    }
    expect(own.data.interactedArticles.map(({ value }) => value).sort()).toEqual(['4', text])
    const edited = await user.patch(`/api/interactedArticle/${data.id}`, { data: { value: `${text}, sửa` } })
    expect(edited.status()).toBe(200)
    await whenShown(async () => expect(await page()).toContain(`${text}, sửa`))
    expect((await user.delete(`/api/interactedArticle/${data.id}`)).status()).toBe(200)
    await whenShown(async () => expect(await page()).not.toContain(text))
    expect((await user.delete(`/api/interactedArticle/${data.id}`)).status()).toBe(404)
  })
}

test('a site with a hosted backend passes on its refusals', async ({ signedIn }) => {
  const user = await signedIn('Refused user', { url: remote.url })
  const missing = await user.post('/api/interactedArticle', {
    data: { type: 'COMMENT', value: 'a', articleID: 'khong-co' },
  })
  const tooLong = await write(user, 'COMMENT', 'x'.repeat(10_001))
  expect([missing.status(), tooLong.status()]).toEqual([404, 422])

  expect((await write(user, 'COMMENT', 'Trước khi bị chặn')).status()).toBe(201)
  const office = await asStaff(users.url)
  const [account] = await docsOf<{ id: number }>(office, 'accounts', 'where[fullName][equals]=Refused user')
  await office.patch(`/admin/api/accounts/${account?.id}`, { data: { blocked: true } })
  const blocked = await write(user, 'COMMENT', 'Sau khi bị chặn')
  expect([blocked.status(), ((await blocked.json()) as { error: { code: string } }).error.code]).toEqual([
    403,
    'blocked',
  ])
  await office.dispose()
})

test('a client without the shared token cannot name the author', async ({ playwright }) => {
  const visitor = Buffer.from(
    JSON.stringify({ uid: 'google:victim', userName: 'victim@mail.example', fullName: 'Victim' }),
  ).toString('base64url')
  for (const authorization of ['', 'Bearer wrong', `Bearer ${users.environment.SITE_SECRET}`]) {
    const forger = await playwright.request.newContext({
      baseURL: users.url,
      extraHTTPHeaders: { 'x-visitor': visitor, ...(authorization && { authorization }) },
    })
    expect([authorization, (await write(forger, 'COMMENT', 'forged')).status()]).toEqual([authorization, 401])
    await forger.dispose()
  }
})
