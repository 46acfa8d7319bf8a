import type { Locator } from '@playwright/test'
import { studio } from './instances'
import { expect, test } from './site'
import { asStaff, openStudio, shareSession } from './staff'
import { openScreen } from './studio-screens'

const post = { role: 'VICE_CHAIRMAN', department: 'SCIENTIFIC_COUNCIL' }

test('staff choose posts and titles by name, order members by dragging, and hide one', async ({ page }) => {
  const api = await asStaff(studio.url)
  const create = async (fullName: string, posts: object[] = []) => {
    const answer = await api.post('/admin/api/members', { data: { fullName, language: 'vi', posts } })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as { doc: { id: number; slug: string } }).doc
  }
  const run = Date.now()
  const [first, second] = [await create(`Lê Kéo Một ${run}`), await create(`Lê Kéo Hai ${run}`, [post])]
  await shareSession(api, page.context())

  await openStudio(page, `/admin/collections/members/${first.id}`)
  await page.locator('#field-posts .array-field__add-row').click()
  await page.locator('#field-posts__0__post .rs__input').fill('Phó Chủ tịch – Hội đồng khoa')
  await page.getByRole('option', { name: 'Phó Chủ tịch – Hội đồng khoa học', exact: true }).click()
  await page.locator('#field-penName .rs__input').fill('Tiến')
  await page.getByRole('option', { name: 'Tiến sĩ', exact: true }).click()
  await page.locator('#field-penName .rs__input').fill('Luật')
  await page.getByRole('option', { name: 'Luật sư', exact: true }).click()
  await expect(page.getByRole('log').filter({ hasText: 'Đã chọn Luật sư.' })).toHaveCount(1)
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.locator('#action-save').click()
  await saved
  const wire = async () =>
    ((await (await fetch(`${studio.url}/api/member/${first.slug}`)).json()) as { data: Record<string, unknown> }).data
  expect(await wire()).toMatchObject({
    ...post,
    penName: 'DOCTORATE, LAWYER',
  })

  const order = async () => {
    const answer = await fetch(`${studio.url}/api/member/?language=vi&page=1&limit=1000`)
    const { members } = ((await answer.json()) as { data: { members: { id: string }[] } }).data
    return members.map(({ id }) => id).filter((id) => [first.slug, second.slug].includes(id))
  }
  expect(await order()).toEqual([first.slug, second.slug])
  await openScreen(page, `/admin/collections/members?search=${run}`)
  const rows = page.locator('.table tbody tr')
  await expect(rows).toHaveText([/Lê Kéo Một/, /Lê Kéo Hai/])
  const middleOf = async (row: Locator) => {
    const box = await row.locator('.sort-row').boundingBox()
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  }
  const [from, to] = [await middleOf(rows.last()), await middleOf(rows.first())]
  const moved = page.waitForResponse((response) => response.url().includes('/admin/api/reorder'))
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 10 })
  // The list makes room in a later frame. A hand lets go when it sees that; before, nothing would move.
  const hasMadeRoom = async () => {
    await page.mouse.move(to[0], to[1] + 1)
    await page.mouse.move(...to)
    return (await middleOf(rows.first()))[1] !== to[1]
  }
  await expect.poll(hasMadeRoom).toBe(true)
  await page.mouse.up()
  expect((await moved).status()).toBe(200)
  await expect(rows).toHaveText([/Lê Kéo Hai/, /Lê Kéo Một/])
  await expect.poll(order).toEqual([second.slug, first.slug])
  const council = async () => (await fetch(`${studio.url}/tong-quan/Hoi-dong-khoa-hoc`)).text()
  const shown = async () => [...(await council()).matchAll(/Lê Kéo (?:Một|Hai)/g)].map(([name]) => name)
  await expect.poll(async () => [...new Set(await shown())]).toEqual(['Lê Kéo Hai', 'Lê Kéo Một'])

  const status = async () => (await fetch(`${studio.url}/tong-quan/${first.slug}`)).status
  expect(await status()).toBe(200)
  await openStudio(page, `/admin/collections/members/${first.id}`)
  await expect(page.locator('#field-posts')).toContainText('Phó Chủ tịch – Hội đồng khoa học')
  await page.locator('#field-isHidden').check()
  await page.locator('#action-save').click()
  await expect.poll(status).toBe(410)
  expect(await order()).toEqual([second.slug])
  expect(await council()).not.toContain(`Lê Kéo Một ${run}`)
  expect((await fetch(`${studio.url}/api/member/${first.slug}`)).status).toBe(410)

  const unfinished = { fullName: { vi: 'Đối tác chưa xong' }, typeEcosystem: 'ENTERPRISE', isHidden: true }
  const made = await api.post('/admin/api/ecosystems', { data: unfinished })
  expect(made.status()).toBe(201)
  expect(await (await fetch(`${studio.url}/api/ecosystem`)).text()).not.toContain('Đối tác chưa xong')
  const { doc } = (await made.json()) as { doc: { id: number } }
  await openStudio(page, `/admin/collections/ecosystems/${doc.id}`)
  await expect(page.locator('.doc-header__title')).toHaveText('Đối tác chưa xong')
  await api.dispose()
})
