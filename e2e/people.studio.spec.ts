import { studio } from './instances'
import { expect, test } from './site'
import { asStaff, openStudio, signInStaff } from './staff'

/** Staff look after members and partners: posts and titles by their names, the order, and who is shown. */

test('staff choose posts and titles by name, order members, and hide one', async ({ page }) => {
  const api = await asStaff(studio.url)
  const create = async (fullName: string) => {
    const answer = await api.post('/admin/api/members', { data: { fullName, language: 'vi' } })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as { doc: { id: number; slug: string } }).doc
  }
  const run = Date.now()
  const [first, second] = [await create(`Lê Kéo Một ${run}`), await create(`Lê Kéo Hai ${run}`)]
  await signInStaff(page.request, studio.url)

  await openStudio(page, `/admin/collections/members/${first.id}`)
  await page.locator('#field-posts .array-field__add-row').click()
  await page.locator('#field-posts__0__post .rs__input').fill('Phó Chủ tịch – Hội đồng khoa')
  await page.getByRole('option', { name: 'Phó Chủ tịch – Hội đồng khoa học', exact: true }).click()
  await page.locator('#field-penName .rs__input').fill('Tiến')
  await page.getByRole('option', { name: 'Tiến sĩ', exact: true }).click()
  await page.locator('#field-penName .rs__input').fill('Luật')
  await page.getByRole('option', { name: 'Luật sư', exact: true }).click()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.locator('#action-save').click()
  await saved
  const wire = async () =>
    ((await (await fetch(`${studio.url}/api/member/${first.slug}`)).json()) as { data: Record<string, unknown> }).data
  expect(await wire()).toMatchObject({
    role: 'VICE_CHAIRMAN',
    department: 'SCIENTIFIC_COUNCIL',
    penName: 'DOCTORATE, LAWYER',
  })

  // New members come last; the second one is moved above the first.
  const order = async () => {
    const answer = await fetch(`${studio.url}/api/member/?language=vi&page=1&limit=1000`)
    const { members } = ((await answer.json()) as { data: { members: { id: string }[] } }).data
    return members.map(({ id }) => id).filter((id) => [first.slug, second.slug].includes(id))
  }
  expect(await order()).toEqual([first.slug, second.slug])
  const keyOf = async (id: number) =>
    ((await (await api.get(`/admin/api/members/${id}?depth=0`)).json()) as { _order: string })._order
  // As the list sends it when a row is dropped.
  const move = {
    collectionSlug: 'members',
    docsToMove: [second.id],
    newKeyWillBe: 'less',
    orderableFieldName: '_order',
    target: { id: first.id, key: await keyOf(first.id) },
  }
  expect((await api.post('/admin/api/reorder', { data: move })).status()).toBe(200)
  await expect.poll(order).toEqual([second.slug, first.slug])

  const status = async () => (await fetch(`${studio.url}/tong-quan/${first.slug}`)).status
  expect(await status()).toBe(200)
  await openStudio(page, `/admin/collections/members/${first.id}`)
  await expect(page.locator('#field-posts')).toContainText('Phó Chủ tịch – Hội đồng khoa học')
  await page.locator('#field-isHidden').check()
  await page.locator('#action-save').click()
  await expect.poll(status).toBe(410)
  expect(await order()).toEqual([second.slug])
  const council = await (await fetch(`${studio.url}/tong-quan/Hoi-dong-khoa-hoc`)).text()
  expect(council).not.toContain(`Lê Kéo Một ${run}`)
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
