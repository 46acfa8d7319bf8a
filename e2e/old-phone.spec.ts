import { field, main } from './contact'
import { menu, phone } from './frame'
import { makeOld } from './old-phone'
import { expect, test } from './site'

/** Browsers without popovers and without other things that are newer than 2022. */

// What is renamed no longer has the hash that the policy names.
test.use({ bypassCSP: true })

// What a page still asks for at the end of its test would fail the next one.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

test('a phone of 2020 has drawer, submenus, sign-in, calendar, search and the checks of the form @script', async ({
  page,
  context,
  askedFor,
}) => {
  askedFor.missing = /lien-he/
  const refused = await makeOld(context)
  await page.setViewportSize(phone)
  await page.goto('/lien-he')
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('#sign-in')).toBeHidden()

  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await opener.click()
  await expect(menu(page)).toBeInViewport({ ratio: 1 })
  await menu(page).locator('summary').first().click()
  await expect(menu(page).locator('a[href^="/tong-quan/"]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu(page).getByRole('button', { name: 'Đóng menu' }).click()
  await expect(menu(page)).toBeHidden()

  await page.locator('#floating').getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập để bình luận' })
  await expect(dialog).toBeInViewport({ ratio: 1 })
  await page.mouse.click(10, 780)
  await expect(dialog).toBeHidden()

  await main(page).getByRole('button', { name: 'Mở lịch để chọn ngày hẹn' }).click()
  await main(page).locator('td button:enabled').last().click()
  await expect(field(page, 'consultDate')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)
  await main(page).getByRole('button', { name: 'Gửi', exact: true }).click()
  await expect(main(page).getByRole('alert').getByRole('link')).toHaveCount(5)
  await expect(field(page, 'consultDate')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/)

  await opener.click()
  await menu(page).getByRole('link', { name: 'Tin tức', exact: true }).click()
  await expect(page).toHaveURL(/\/tin-tuc$/)
  await expect(menu(page)).toBeHidden()
  await page.getByRole('button', { name: 'Mở ô tìm kiếm' }).click()
  await page.getByRole('search').getByRole('combobox').fill('luat')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(refused).toEqual([])
})
