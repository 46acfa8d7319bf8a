import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './site'
import { ask, whole } from './consultation-calls'
import { backendToken } from './instances'
import { docsOf, whenReady } from './staff'

export interface Screen {
  path: string
  open?: (page: Page, read: () => Promise<void>) => Promise<void>
}

type Ids = Record<string, number>

/**
 * Content of every kind, as visitors and staff make it. `backend` is the process that has the site's rows: it alone
 * takes the word of another site for who is writing.
 */
export async function makeContent(api: APIRequestContext, site: string, backend = site): Promise<Ids> {
  const ids: Ids = {}
  const newest = async (collection: string, where = '') => {
    const [last] = await docsOf<{ id: number }>(api, `${collection}?limit=1&depth=0&sort=-id${where}`)
    ids[collection] = last?.id ?? 0
  }
  await ask(api, whole('Nguyễn Văn An'), { origin: site })
  const slug = (
    (await (await api.get('/api/article?language=VI&page=1&limit=1')).json()) as {
      data: { articles: { id: string }[] }
    }
  ).data.articles[0]?.id
  const user = { uid: 'google:1', userName: 'an@thu.example', fullName: 'Trần Thị Bình' }
  const headers = {
    authorization: `Bearer ${backendToken.BACKEND_TOKEN}`,
    'x-visitor': Buffer.from(JSON.stringify(user)).toString('base64url'),
  }
  const comment = { type: 'COMMENT', value: 'Bài viết rất hay.', articleID: slug }
  expect((await api.post(`${backend}/api/interactedArticle`, { data: comment, headers })).status()).toBe(201)
  for (const collection of [
    'ecosystems',
    'videos',
    'topics',
    'legal-texts',
    'site-pages',
    'media',
    'accounts',
    'consultation-requests',
  ])
    await newest(collection)
  const redirect = { from: '/2019/05/luat-moi', to: '/tin-tuc' }
  expect((await api.post('/admin/api/redirects', { data: redirect })).status()).toBe(201)
  for (const collection of ['mails', 'activities', 'staff', 'redirects', 'website-views']) await newest(collection)
  await newest('articles', '&where[language][equals]=vi')
  await newest('members', '&where[language][equals]=vi')
  // Other tests have given the site comments with higher ids.
  await newest('interacted-articles', `&where[value][equals]=${encodeURIComponent(comment.value)}`)
  for (const summary of ['Tóm tắt mới.', 'Tóm tắt mới hơn.'])
    expect((await api.patch(`/admin/api/articles/${ids.articles}`, { data: { summary } })).status()).toBe(200)
  return ids
}

async function openForm(page: Page): Promise<void> {
  for (const add of await page.locator('.array-field__add-row:visible').all()) await add.click()
  const closed = page.locator('.collapsible--collapsed > .collapsible__toggle-wrap > button:visible')
  // What is opened may render the others anew.
  while ((await closed.count()) > 0) await closed.first().dispatchEvent('click')
}

async function openControls(page: Page, read: () => Promise<void>): Promise<void> {
  await page.locator('#toggle-list-columns, .list-controls__toggle-columns').first().click()
  await read()
  await page.locator('#toggle-list-filters, .list-controls__toggle-where').first().click()
  const add = page.locator('.where-builder__add-first-filter')
  const field = page.locator('.condition__field .rs__control').first()
  // The list is rendered anew when the columns are stored, and a press at that moment is lost.
  await expect(async () => {
    if (await add.isVisible()) await add.click()
    await expect(field).toBeVisible({ timeout: 5000 })
  }).toPass()
  await field.click()
  await expect(page.locator('.rs__menu')).toBeVisible()
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup button').first().click()
  await expect(page.locator('.popup__content').last()).toBeVisible()
}

async function openDialog(page: Page, action: string, read: () => Promise<void>): Promise<void> {
  await openMenu(page)
  await read()
  await page.locator(action).click()
  await expect(page.locator('#confirm-action:visible')).toBeVisible()
}

async function openComparison(page: Page): Promise<void> {
  await page.locator('table a[href*="/versions/"]').first().click()
  await expect(page.locator('.view-version')).toBeVisible()
}

async function openPreview(page: Page): Promise<void> {
  await page.locator('#live-preview-toggler').click()
  await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click()
  await expect(page.locator('.popup__content').last()).toBeVisible()
}

async function openEditor(page: Page, read: () => Promise<void>): Promise<void> {
  const editor = page.locator('.editor-container [contenteditable=true]').first()
  for (const toggle of await page.locator('.fixed-toolbar .toolbar-popup__dropdown:visible').all()) {
    await toggle.click()
    await expect(page.locator('.toolbar-popup__dropdown-items')).toBeVisible()
    await read()
    await page.keyboard.press('Escape')
  }
  await editor.click()
  await page.keyboard.type('/')
  await expect(page.locator('.slash-menu-popup')).toBeVisible()
  await read()
  await page.locator('.slash-menu-popup button[class*=table]').click()
  await page
    .locator('.drawer__content:visible button[type=submit], .drawer__content:visible .form-submit button')
    .click()
  await editor.locator('td, th').first().click()
  await page.locator('.table-cell-action-button').click()
  await expect(page.locator('.table-action-menu-dropdown')).toBeVisible()
  await read()
  await page.keyboard.press('Escape')
}

const collections = [
  ...['articles', 'media', 'documents', 'members', 'ecosystems', 'videos', 'topics', 'legal-texts', 'site-pages'],
  ...['interacted-articles', 'accounts'],
  ...['consultation-requests', 'mails', 'redirects', 'website-views', 'staff', 'activities'],
]
/** The forms of new records that differ from those of the records below. */
const creatable = ['media', 'documents', 'staff']

/** Lists that have records in other languages show those in Vietnamese. */
const inVietnamese = ['articles', 'members']

const listOf = (collection: string) =>
  `/admin/collections/${collection}${inVietnamese.includes(collection) ? '?where[language][equals]=vi' : ''}`

export function screens(ids: Ids): Screen[] {
  const article = `/admin/collections/articles/${ids.articles}`
  return [
    { path: '/admin' },
    ...collections.map((collection) => ({ path: listOf(collection), open: openControls })),
    ...creatable.map((collection) => ({ path: `/admin/collections/${collection}/create`, open: openForm })),
    ...collections
      .filter((collection) => ids[collection])
      .map((collection) => ({ path: `/admin/collections/${collection}/${ids[collection]}`, open: openForm })),
    { path: '/admin/collections/articles/trash' },
    { path: '/admin/collections/media/folders' },
    { path: '/admin/globals/site-record', open: openForm },
    { path: '/admin/globals/abbreviations', open: openForm },
    { path: '/admin/globals/moderation', open: openForm },
    { path: '/admin/globals/consultation-settings', open: openForm },
    { path: '/admin/globals/staff-security', open: openForm },
    { path: '/admin/second-factor' },
    { path: '/admin/globals/site-record/versions' },
    { path: '/admin/account' },
    { path: '/admin/personal-data' },
    { path: `${article}/versions`, open: openComparison },
    { path: '/admin/collections/articles/create', open: openEditor },
    { path: article, open: (page, read) => openDialog(page, '#action-unpublish', read) },
    { path: article, open: (page, read) => openDialog(page, '#action-delete', read) },
    // The last one: the studio opens the next article with its preview too.
    { path: article, open: openPreview },
  ]
}

export const signedOut: Screen[] = [{ path: '/admin/login' }, { path: '/admin/forgot' }]

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenReady(page)
}
