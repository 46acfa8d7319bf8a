import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { longArticle } from './addresses'
import { expectAccessible, expectLargeEnough, expectNarrowEnough } from './every-page'
import { users } from './instances'
import { answerProvider, signInByCalls } from './users'
import { addManyComments, makeOldest } from './many-comments'
import { environmentOf } from './profile'
import { expect, test } from './site'
import { phone } from './frame'
import { touch } from './touch'

test.use({ baseURL: users.url, viewport: { width: 1280, height: 800 } })

type Playwright = PlaywrightWorkerArgs['playwright']

const answered = '/tin-tuc/luat-bao-hiem-xa-hoi-moi-chu-doanh-nghiep-can-biet'

const lookedAt = '/tin-tuc/ky-thoa-thuan-thuc-tap-cho-sinh-vien-luat'

const manifold = '/tin-tuc/be-giang-khoa-moi-gioi-bat-dong-san-48-hoc-vien'

const comments = (page: Page) => page.locator('#comments')

const box = (page: Page) =>
  comments(page).getByRole('textbox', { name: 'Bình luận của quý vị', exact: true }).filter({ visible: true })

const star = (page: Page, word: string, stars: number) =>
  comments(page)
    .locator('button:enabled')
    .filter({ visible: true })
    .and(page.getByRole('button', { name: `${stars} ${word}`, exact: true }))

const toast = (page: Page, text: string) => page.getByRole('region', { name: /Thông báo/ }).getByText(text)

async function comeAs(page: Page, name: string, address = longArticle.vi): Promise<void> {
  await signInByCalls(page.request, name)
  const { visitor } = (await (await page.request.get('/api/auth/session')).json()) as {
    visitor: { uid: string; userName: string; fullName: string }
  }
  const user = { name: visitor.fullName, email: visitor.userName, photo: '', uid: visitor.uid }
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('came') !== text) localStorage.setItem('user', text)
    sessionStorage.setItem('came', text)
  }, JSON.stringify(user))
  await readSignedIn(page, address)
}

async function readSignedIn(page: Page, address: string): Promise<void> {
  const own = page.waitForResponse(/interactedArticle\?/)
  await page.goto(`${address}#comments`)
  await touch(page)
  await own
}

/** Has somebody write on an article, who goes away again. */
async function writeAs(playwright: Playwright, name: string, article: string, ...texts: string[]): Promise<void> {
  const writer = await playwright.request.newContext({ baseURL: users.url })
  await signInByCalls(writer, name)
  const articleID = article.split('/').at(-1)
  for (const value of texts) {
    const answer = await writer.post('/api/interactedArticle', { data: { type: 'COMMENT', value, articleID } })
    expect(answer.status()).toBe(201)
  }
  await writer.dispose()
}

async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await comments(page).getByRole('button', { name: 'Gửi bình luận' }).click()
}

test('comments are folded below an article, with their number; a link to them unfolds them', async ({ page }) => {
  await page.goto(longArticle.vi)
  await expect(page.getByRole('heading', { name: /^Bình luận \(\d+\)$/ })).toBeVisible()
  await expect(comments(page)).toBeHidden()
  await page.goto(`${longArticle.vi}#comments`)
  await expect(comments(page)).toBeVisible()
  await expect(comments(page)).toBeInViewport()
})

test('pressing what needs a session opens the dialog with a notice', async ({ page }) => {
  await page.goto(`${longArticle.vi}#comments`)
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập để bình luận' })
  for (const control of ['Đăng nhập để bình luận', 'Đăng nhập để đánh giá']) {
    await expect(dialog).toBeHidden()
    await page.locator('#comments').getByRole('button', { name: control }).click()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Vui lòng đăng nhập')).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('a comment shows at once: as their own to its writer, to everybody else, and in the HTML @script', async ({
  page,
  newcomer,
  request,
}) => {
  const text = `Cảm ơn Viện, bài rất rõ. ${test.info().project.name}`
  await comeAs(page, `Writer ${test.info().project.name}`)
  await send(page, text)
  await expect(toast(page, 'Đã ghi nhận bình luận.')).toBeVisible()
  await expect(comments(page).locator('li[data-mine]').getByText(text)).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  expect(await (await request.get(users.url + longArticle.vi)).text()).toContain(text)
  const other = await newcomer()
  await other.goto(users.url + longArticle.vi)
  await expect(comments(other).getByText(text)).toHaveCount(1)
  await expect(comments(other).locator('li[data-mine]')).toHaveCount(0)
})

test('text that cannot be sent is kept, also when the session has ended @script', async ({
  page,
  askedFor,
  context,
}) => {
  askedFor.missing = /api\/interactedArticle/
  await comeAs(page, `Over ${test.info().project.name}`)
  await page.route('**/api/interactedArticle', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { error: { code: 'backend_unavailable' } } })
      : route.fallback(),
  )
  await send(page, 'Không được mất')
  await expect(comments(page).getByText(/Chưa thực hiện được/)).toBeVisible()
  await expect(box(page)).toHaveValue('Không được mất')
  await page.unroute('**/api/interactedArticle')

  await context.clearCookies()
  await comments(page).getByRole('button', { name: 'Gửi bình luận' }).click()
  await expect(page.locator('#sign-in')).toBeVisible()
  expect(await page.evaluate(() => Object.values(sessionStorage))).toContain('Không được mất')
})

test('typed text is restored after signing in in the same tab @script', async ({ page, context, askedFor }) => {
  askedFor.missing = /api\/interactedArticle/
  askedFor.hosts = /^http:\/\/127\.0\.0\.1:\d+$/
  await page.addInitScript(() => (window.open = () => null))
  await comeAs(page, 'Comes back')
  await context.clearCookies()
  await send(page, 'Gõ trước khi đăng nhập lại')
  await page.getByRole('link', { name: 'Đăng nhập với Google' }).click()
  await answerProvider(page, 'Comes back')
  await expect(page).toHaveURL(`${longArticle.vi}#comments`)
  await touch(page)
  await expect(box(page)).toHaveValue('Gõ trước khi đăng nhập lại')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone })

  test('a comment and a reply that are not sent survive a reload and another page, and end by sending or signing out @script', async ({
    page,
    playwright,
  }) => {
    const name = test.info().project.name
    const requested = `Hỏi bằng điện thoại ${name}`
    await writeAs(playwright, `Asks ${name}`, answered, requested)
    await page.clock.install()
    const look = () => page.clock.runFor(3000)
    await comeAs(page, `Taps ${name}`, answered)
    const thread = comments(page).locator('ol > li').filter({ hasText: requested, visible: true })
    const reply = thread.getByRole('textbox', { name: `Trả lời Asks ${name}` })
    await box(page).fill(`Đang viết ${name}`)
    await thread.getByRole('button', { name: 'Trả lời' }).tap()
    await look()
    await reply.fill(`Đang trả lời ${name}`)
    const expectKept = async () => {
      await expect(reply).toHaveValue(`Đang trả lời ${name}`)
      await expect(box(page)).toHaveValue(`Đang viết ${name}`)
    }
    await page.reload()
    await expectKept()
    await expect(reply).not.toBeFocused()
    await page.goto('/lien-he')
    await look()
    await page.goBack()
    await expectKept()
    await look()
    await thread.getByRole('button', { name: 'Gửi bình luận' }).tap()
    await expect(thread.locator('ol').getByText(`Đang trả lời ${name}`)).toBeVisible()
    await page.reload()
    await expect(box(page)).toHaveValue(`Đang viết ${name}`)
    await expect(reply).toHaveCount(0)
    const floating = page.locator('#floating')
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 50))
      await expect(floating.locator('details')).not.toHaveAttribute('open', { timeout: 500 })
    }).toPass()
    await floating.locator('summary').tap()
    await floating.getByRole('button', { name: 'Tài khoản' }).tap()
    await look()
    await floating.getByRole('button', { name: 'Đăng xuất' }).tap()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContainEqual(expect.stringMatching(/^draft/))
  })
})

test('nothing below an article has accessibility violations for a signed-in user @script @full', async ({
  page,
  scripts,
  playwright,
}) => {
  const text = `Của người khác ${test.info().project.name}`
  await writeAs(playwright, `Neighbour ${test.info().project.name}`, lookedAt, text)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await comeAs(page, `Looks ${test.info().project.name}`, lookedAt)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    // The same address with a fragment is not loaded again.
    await page.goto('/lien-he')
    await readSignedIn(page, lookedAt)
    const own = `Của tôi ${test.info().project.name} ${width}`
    await send(page, own)
    const mine = comments(page).locator('li[data-mine]').filter({ hasText: own })
    await mine.getByRole('button', { name: 'Sửa' }).click()
    await expect(mine.getByRole('textbox', { name: 'Sửa' })).toBeVisible()
    await expectAccessible(page, scripts)
    await expectLargeEnough(page)
    const theirs = comments(page).locator('li:not([data-mine])').filter({ hasText: text })
    await theirs.getByRole('button', { name: 'Báo cáo' }).click()
    await expect(theirs.getByRole('radio').first()).toBeVisible()
    await expectAccessible(page, scripts)
    await expectNarrowEnough(page, width)
  }
})

test('users change and delete their own comments; a reply is below its comment @script @full', async ({ page }) => {
  const name = test.info().project.name
  await comeAs(page, `Editor ${name}`)
  await send(page, `Bản đầu ${name}`)
  const own = comments(page).locator('li[data-mine]')
  const mine = own.filter({ hasText: `Bản đầu ${name}` })
  await mine.getByRole('button', { name: 'Sửa' }).click()
  await mine.getByRole('textbox', { name: 'Sửa' }).fill(`Bản sau ${name}`)
  await mine.getByRole('button', { name: 'Lưu' }).click()
  const edited = own.filter({ hasText: `Bản sau ${name}` })
  await expect(edited.getByText('đã sửa')).toBeVisible()
  await edited.getByRole('button', { name: 'Trả lời' }).first().click()
  await edited.getByRole('textbox').fill(`Trả lời ${name}`)
  await edited.getByRole('button', { name: 'Gửi bình luận' }).click()
  await expect(edited.locator('ol').getByText(`Trả lời ${name}`)).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await edited.getByRole('button', { name: 'Xóa' }).first().click()
  await expect(comments(page).getByText('Người viết đã xóa bình luận này.').first()).toBeVisible()
  await expect(comments(page).getByText(`Bản sau ${name}`)).toHaveCount(0)
  await expect(comments(page).getByText(`Trả lời ${name}`)).toBeVisible()
})

test('a rating counts once, is replaced by the next, and is shown after a reload @script', async ({ page }) => {
  await comeAs(page, `Rater ${test.info().project.name}`, longArticle.zh)
  await star(page, '星', 2).click()
  await expect(star(page, '星', 2)).toHaveAttribute('aria-pressed', 'true')
  await star(page, '星', 4).click()
  await expect(star(page, '星', 4)).toHaveAttribute('aria-pressed', 'true')
  // Pressed before it is stored; the sentence comes with the answer.
  await expect(comments(page).getByText(': 4 星')).toBeVisible()
  await page.reload()
  await touch(page)
  await page.locator('#comments-title').click()
  await expect(star(page, '星', 4)).toHaveAttribute('aria-pressed', 'true')
  await expect(star(page, '星', 2)).toHaveAttribute('aria-pressed', 'false')
})

test("on every page of comments a user's own are marked and their rating is filled in @script @full", async ({
  page,
}) => {
  const name = `Older ${test.info().project.name}`
  const [old, written] = [`Lời cũ của ${name}`, `Lời mới của ${name}`]
  await addManyComments(environmentOf(users), manifold.split('/').at(-1) ?? '')
  await signInByCalls(page.request, name)
  const articleID = manifold.split('/').at(-1)
  for (const data of [
    { type: 'RATE', value: '4', articleID },
    { type: 'COMMENT', value: old, articleID },
  ])
    expect((await page.request.post('/api/interactedArticle', { data })).status()).toBe(201)
  await makeOldest(environmentOf(users), old)

  await comeAs(page, name, `${manifold}/binh-luan?page=3`)
  await expect(comments(page).locator('li[data-mine]').getByText(old)).toHaveCount(1)
  await expect(star(page, 'sao', 4)).toHaveAttribute('aria-pressed', 'true')
  await send(page, written)
  await expect(comments(page).locator('li[data-mine]').getByText(written)).toHaveCount(1)

  // The link is followed by the router, and the article's own page has the newest comments only.
  await page.getByRole('link', { name: 'Trang 1', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${manifold}#comments$`))
  const shown = comments(page).filter({ visible: true })
  await expect(shown.locator('li[data-mine]').getByText(written)).toHaveCount(1)
  await expect(shown.getByText(old)).toHaveCount(0)
  await page.getByRole('link', { name: 'Trang 2', exact: true }).click()
  await expect(page).toHaveURL(`${manifold}/binh-luan?page=2`)
  await expect(shown.getByText(old)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bình luận về')
})

const naughty = [
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)}',
  '\u202Egpj.exe ‮ và chữ thường',
  'مرحبا بالعالم שלום',
  '👩‍👩‍👧‍👦🏳️‍🌈🇻🇳',
  'Z̷̢̨a̴͝l̸g̵o̶',
  'javascript:alert(1) https://evil.example/\n\n\ndòng cuối',
  'x'.repeat(10_000),
]

test('text of any kind shows as text and breaks nothing @script @full', async ({ page, playwright }) => {
  // The limit is ten a minute for one user.
  await writeAs(playwright, `Naughty ${test.info().project.name}`, longArticle.en, ...naughty)
  await page.goto(`${longArticle.en}#comments`)
  await touch(page)
  const texts = await comments(page).locator('article > p[dir=auto]').allTextContents()
  const shown = (value: string) => value.replace('\n\n\n', '\n\n').replaceAll('\u202E', '').normalize('NFC')
  for (const value of naughty) expect(texts).toContain(shown(value))
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(width).toBeLessThanOrEqual(0)
})
