import { inLanguage, languages, member } from './addresses'
import { expect, test } from './site'

const keys = ['hoi-dong-quan-ly-vien', 'ban-lanh-dao', 'Hoi-dong-khoa-hoc', 'Hoi-dong-co-van', 'phong-ban', 'partner']

const names = {
  vi: ['Hội đồng quản lý Viện', 'Ban lãnh đạo', 'Hội đồng khoa học', 'Hội đồng cố vấn', 'Phòng ban', 'Đối tác'],
  en: ['Management Board', 'Board of Directors', 'Scientific Council', 'Advisory Board', 'Departments', 'Partners'],
  zh: ['管理委员会', '领导班子', '科学委员会', '顾问委员会', '部门', '合作伙伴'],
}

const councilTitle = { vi: 'Thành viên Hội đồng khoa học', en: 'Scientific Council Members', zh: '科学委员会成员' }

for (const language of languages) {
  test(`the overview shows every group in order, and each has a page of its own, in ${language}`, {
    tag: ['@read', ...(language === 'vi' ? [] : ['@full'])],
  }, async ({ page }) => {
    await page.goto(inLanguage(language, '/tong-quan'))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names[language])
    for (const [i, key] of keys.entries()) {
      await page.goto(inLanguage(language, `/tong-quan/${key}`))
      const title = key === 'Hoi-dong-khoa-hoc' ? councilTitle[language] : (names[language][i] ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title} | ILC`)
    }
  })
}

test('a list of more than eight has pages, and each at the address of its group @full', async ({ page }) => {
  await page.goto('/tong-quan')
  // The router keeps the previous page in the document, hidden.
  const directors = page.locator('#ban-lanh-dao').filter({ visible: true })
  await expect(directors.getByRole('article')).toHaveCount(8)
  await expect(page.locator('#chief-of-staff').getByRole('navigation')).toHaveCount(0)

  await directors.getByRole('link', { name: 'Trang 2' }).click()
  await expect(page).toHaveURL('/tong-quan/ban-lanh-dao?page=2#ban-lanh-dao')
  await expect(page).toHaveTitle('Ban lãnh đạo (trang 2) | ILC')
  await expect(directors.getByRole('article')).toHaveCount(2)
  await expect(directors).toBeInViewport()
  await directors.getByRole('link', { name: 'Trang 1' }).click()
  await expect(page).toHaveURL('/tong-quan/ban-lanh-dao#ban-lanh-dao')
})

test('the printed overview has the people of departments, and what their profiles tell @full', {
  tag: '@read',
}, async ({ page }) => {
  await page.goto('/tong-quan')
  await page.emulateMedia({ media: 'print' })
  const [shown, hidden] = await page.evaluate(() => {
    const contacts = [...document.querySelectorAll('main article a[href^="mailto:"]')]
    const isShown = (each: Element) => each.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true })
    return [contacts.filter(isShown).length, contacts.filter((each) => !isShown(each)).length]
  })
  expect([shown > 20, hidden]).toEqual([true, 0])
})

test('departments are folded, each with the number of its people', { tag: '@read' }, async ({ page }) => {
  await page.goto('/tong-quan')
  const office = page.locator('#chief-of-staff').filter({ visible: true })
  await expect(office.getByRole('article').first()).toBeHidden()
  await office.locator('summary').first().click()
  const people = Number(/(\d+) người/.exec((await office.locator('summary').first().textContent()) ?? '')?.[1])
  await expect(office.getByRole('article')).toHaveCount(people)
  await expect(office.getByRole('article').first()).toBeVisible()
})

test('a person is found by a part of the name and by a role @full', async ({ page }) => {
  await page.goto('/tong-quan')
  const main = page.getByRole('main').filter({ visible: true })
  await main.getByRole('searchbox', { name: 'Tìm theo tên, chức vụ hoặc phòng ban' }).fill('minh duc vien truong')
  await main.getByRole('button', { name: 'Tìm nhân sự' }).click()
  await expect(page).toHaveURL('/tong-quan?ten=minh+duc+vien+truong')
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Nguyễn Minh Đức', exact: true })).toHaveAttribute('href', member.vi)
  await page.goto('/en/tong-quan?ten=nobody+at+all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People found: “nobody at all”')
  await expect(main.getByRole('article')).toHaveCount(0)
  await main.getByRole('link', { name: 'Show everybody' }).click()
  await expect(page).toHaveURL('/en/tong-quan')
})

test('on a phone the details of a card unfold; on a large screen a whole card leads to the profile', {
  tag: '@read',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/tong-quan/ban-lanh-dao')
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.locator('a[href="mailto:minhduc@ilc.example"]')).toBeHidden()
  await card.locator('summary').click()
  for (const link of await card.locator('details a').all()) {
    await expect(link).toBeVisible()
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await card.getByRole('link', { name: 'Xem thêm: Nguyễn Minh Đức' }).click()
  await expect(page).toHaveURL(member.vi)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/tong-quan/ban-lanh-dao')
  const box = await page.getByRole('main').getByRole('article').first().boundingBox()
  await page.mouse.click((box?.x ?? 0) + 100, (box?.y ?? 0) + 150)
  await expect(page).toHaveURL(member.vi)
})

test('partners are grouped by kind, in two, three or four columns, and open their website in a new tab', {
  tag: '@read',
}, async ({ page }) => {
  await page.goto('/tong-quan/partner')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Cơ sở giáo dục', 'Doanh nghiệp', 'Tổ chức'])
  const first = main.locator('a[target=_blank]').first()
  await expect(first).toHaveAttribute('href', 'https://luat-song-hong.example/')
  await expect(first).toHaveAttribute('rel', 'noopener')
  // Two of the sample's twenty-seven have no website, one has no logo.
  await expect(main.locator('a[target=_blank]')).toHaveCount(25)
  await expect(main.locator('section section li img')).toHaveCount(26)
  await expect(main.locator('section section li svg')).toHaveCount(1)
  for (const [width, columns] of [
    [360, 2],
    [768, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await main
      .locator('section section')
      .first()
      .locator('li')
      .evaluateAll((cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().left))).size)
    expect([width, lefts]).toEqual([width, columns])
  }
})

test('a profile shows every role, contact details, and each section that has content', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto(member.vi)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nguyễn Minh Đức')
  await expect(page.getByRole('list', { name: 'Chức vụ' }).getByRole('listitem')).toHaveText([
    'Viện trưởng – Ban lãnh đạo',
    'Chủ tịch – Hội đồng khoa học',
  ])
  const main = page.getByRole('main')
  await expect(main).toContainText('Tiến sĩ, Luật sư')
  await expect(main.locator('a[href="tel:0900000101"]')).toBeVisible()
  await expect(main.locator('a[href="mailto:minhduc@ilc.example"]')).toBeVisible()
  const titles = main.getByRole('heading', { level: 2 })
  const own = ['Kinh nghiệm tư vấn', 'Bài viết của Nguyễn Minh Đức']
  await expect(titles).toHaveText(['Thông tin', 'Học vấn', 'Quá trình công tác', ...own])
  await expect(main).toContainText('Ngôn ngữ: Tiếng Việt, Tiếng Anh, Tiếng Pháp')
  const written = main.getByRole('link', { name: 'Quản trị công ty gia đình' })
  await expect(written).toHaveAttribute('href', '/nghien-cuu/quan-tri-cong-ty-gia-dinh-khi-bua-com-thay-cuoc-hop')
  const lines = main.locator('p', { hasText: 'từ ngày thành lập năm 2024.' })
  await expect(lines).toHaveCSS('white-space-collapse', 'preserve-breaks')

  await page.goto('/tong-quan/ung-thi-van-khanh')
  await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0)
  await expect(titles).toHaveText(['Thông tin', 'Học vấn', 'Quá trình công tác'])
})
