import type { Page } from '@playwright/test'
import { longArticle } from './addresses'
import { users } from './instances'
import { answerProvider, signInByWindow } from './users'
import { expect, test } from './site'
import { touch } from './touch'

test.use({
  baseURL: users.url,
  askedFor: { hosts: /^http:\/\/127\.0\.0\.1:\d+$/, missing: undefined },
  viewport: { width: 1280, height: 800 },
})

const dialog = (page: Page) => page.locator('#sign-in')

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Tài khoản' })

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('in a pop-up: the dialog closes, the page shows the user, and signing out works @script @after-touch', async ({
  page,
  context,
}) => {
  await page.goto(longArticle.vi)
  await touch(page)
  await openDialog(page)
  await signInByWindow(page, context, 'Trần Bảo')
  await expect(dialog(page)).toBeHidden()
  await expect(account(page)).toBeVisible()
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '')).toEqual({
    name: 'Trần Bảo',
    email: 'tr-n-b-o@mail.example',
    photo: expect.stringMatching(/^\/media\/./),
    uid: expect.stringMatching(/^google:/),
  })
  await account(page).click()
  await expect(page.getByText('Trần Bảo').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Đăng xuất' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await expect(account(page)).toBeHidden()
})

test('a site that opened the page cannot have the provider in a window of its own @script @after-touch @full', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere = 'http://127.0.0.1:9/'
  await context.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  await page.goto(elsewhere)
  const opened = context.waitForEvent('page')
  await page.evaluate((address) => {
    window.name = 'sign-in'
    window.open(address)
  }, baseURL + longArticle.vi)
  const site = await opened
  await site.waitForLoadState()
  await touch(site)
  await openDialog(site)
  await signInByWindow(site, context, 'Window Name')
  await expect(account(site)).toBeVisible()
  expect(page.url()).toBe(elsewhere)
})

test('if no pop-up opens, in the same tab, and back to the same page @script @after-touch @full', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null))
  await page.goto(longArticle.vi)
  await touch(page)
  await openDialog(page)
  await page.getByRole('link', { name: 'Đăng nhập với Facebook' }).click()
  await answerProvider(page, 'Same Tab')
  await expect(page).toHaveURL(longArticle.vi)
  await touch(page)
  await expect(account(page)).toBeVisible()
})

test('after a refusal the visitor stays on the page and sees a message @script @after-touch', async ({
  page,
  context,
}) => {
  await page.goto(longArticle.vi)
  await touch(page)
  await openDialog(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Đăng nhập với Google' }).click()
  await answerProvider(await opened, 'Nobody', 'Cancel')
  await expect(dialog(page).getByRole('alert')).toHaveText('Đã hủy đăng nhập.')
  await expect(dialog(page)).toBeVisible()
})

test('without scripts the link leads to the provider and back @no-script', async ({ page }) => {
  await page.goto(longArticle.vi)
  await openDialog(page)
  await page.getByRole('link', { name: 'Đăng nhập với Google' }).click()
  await answerProvider(page, 'No Script')
  await page.getByRole('link', { name: 'Quay lại trang trước' }).click()
  await expect(page).toHaveURL(longArticle.vi)
})
