import { isRemote } from './profile'
import { expect, test } from './site'
import { touch } from './touch'

test('a query typed in the header finds results, with or without accents', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.locator('[popovertarget=site-search]').click()
  await page.getByRole('search').getByRole('combobox').fill('dang ky')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tim-kiem\?q=dang\+ky$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kết quả tìm kiếm cho “dang ky”')
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
})

test('a query typed without an input method finds what was meant, and stays in the field', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto('/tim-kiem?q=luaatj+doanh+nghieepj')
  await expect(page.getByRole('main')).toContainText('Kết quả cho “luật doanh nghiệp”')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('luaatj doanh nghieepj')
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
})

test('a query with a wrong letter finds what was meant, and says so', { tag: '@read' }, async ({ page }) => {
  await page.goto('/tim-kiem?q=doang+nghiep')
  await expect(page.getByRole('main')).toContainText('Kết quả cho “doanh nghiep”')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('doang nghiep')
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
})

test('what only is near stands below as related, and accents that are typed count', { tag: '@read' }, async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto(`/tim-kiem?q=${encodeURIComponent('hợp đồng')}`)
  const related = page.getByRole('region', { name: 'Kết quả liên quan' })
  const [all, near] = [await main.getByRole('article').count(), await related.getByRole('article').count()]
  await expect(main).toContainText(`Tìm thấy ${all - near} bài viết.`)
  expect(near).toBeLessThanOrEqual(6)
  for (const mark of await main.locator('mark').allTextContents()) expect(mark.toLowerCase()).toMatch(/^(hợp|đồng)/)
  await page.goto(`/tim-kiem?q=${encodeURIComponent('ly hôn')}`)
  await expect(main).toContainText('Chưa có bài viết nào nói riêng về điều này.')
  for (const mark of await main.locator('mark').allTextContents()) expect(mark.toLowerCase()).not.toContain('hơn')
})

test('an empty result has a message', { tag: '@read' }, async ({ page }) => {
  await page.goto('/en/tim-kiem?q=xyzxyz')
  await expect(page.getByRole('main')).toContainText('No articles found.')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
})

test('suggestions follow the typing, in the language of the page, and can be chosen by keyboard', {
  tag: '@script',
}, async ({ page }) => {
  await page.goto('/')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Mở ô tìm kiếm' }).click()
  const field = page.getByRole('search').getByRole('combobox')
  const options = page.getByRole('listbox').getByRole('option')
  await field.pressSequentially('luat')
  await expect(options.first()).toBeVisible()
  const titles = page.locator('[role=listbox] > [role=option]')
  await expect(titles).not.toHaveCount(0)
  for (const title of await titles.allTextContents()) expect(title.toLowerCase()).toMatch(/luật|luat/)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(await page.getByRole('listbox').evaluate((list) => getComputedStyle(list).maxHeight)).toBe('240px')

  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const title = await options.first().textContent()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tim-kiem\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('suggestions need none of the scripts of the page', { tag: '@first-touch' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/en')
  await page.getByRole('button', { name: 'Open the search box' }).click()
  await expect(page.getByRole('search').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('law')
  await page.getByRole('option').first().hover()
  // The page has loaded only now: nothing closes under whoever types.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(scripts).toEqual([expect.stringMatching(/\/suggest\.\w+\.js$/)])
})

test('the search box opened by its icon has the focus; keys of an input method are left to it', {
  tag: ['@script', '@after-touch'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/zh')
  await touch(page)
  await page.getByRole('button', { name: '打开搜索框' }).click()
  const field = page.getByRole('search').getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.insertText('税')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.evaluate((element) => {
    for (const key of ['ArrowDown', 'Enter'])
      element.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
  })
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0)
  await expect(page).toHaveURL('/zh')
})

test('a hostile query is shown as text', { tag: '@read' }, async ({ page }) => {
  await page.goto(`/tim-kiem?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script>')
})

test('results are filtered by section with links, and the words found are marked', async ({ page }) => {
  await page.goto('/tim-kiem?q=luat')
  const results = page.getByRole('main').getByRole('article')
  await expect(results.locator('mark').first()).toHaveText(/luật/i)
  await page.getByRole('navigation', { name: 'Lọc kết quả' }).getByRole('link', { name: 'Tin tức' }).click()
  await expect(page).toHaveURL('/tim-kiem?q=luat&loai=tin-tuc')
  await expect(
    page.getByRole('link', { name: 'Tin tức', exact: true }).and(page.locator('[aria-current]')),
  ).toBeVisible()
  await expect(results.locator('p:first-child')).not.toHaveCount(0)
  for (const about of await results.locator('p:first-child').allTextContents()) expect(about).toMatch(/^Tin tức/)
})

test('answers, people, pages and texts of law stand before the articles', { tag: '@read' }, async ({ page }) => {
  for (const [query, title, name] of [
    ['nguyen minh duc', 'Nhân sự', /^Nguyễn Minh Đức\s*Viện trưởng/],
    ['trưởng phòng đào tạo', 'Nhân sự', /Trưởng ban, Ban Đào tạo/],
    ['giờ làm việc', 'Giờ làm việc', 'Xem trang Liên hệ'],
    ['hội đồng khoa học', 'Trang', 'Hội đồng khoa học'],
    ['59/2020/QH14', 'Văn bản pháp luật', 'Luật Doanh nghiệp số 59/2020/QH14'],
  ] as const) {
    await page.goto(`/tim-kiem?q=${encodeURIComponent(query)}`)
    const group = page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
    // The contract has no register of texts of law.
    const link = group.getByRole('link', { name })
    await (isRemote && title === 'Văn bản pháp luật' ? expect(link).toHaveCount(0) : expect(link.first()).toBeVisible())
  }
})
