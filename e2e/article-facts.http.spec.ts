import { expect, test } from '@playwright/test'
import { studio } from './instances'
import { whenShown } from './profile'
import { asStaff, publish } from './staff'

const day = 24 * 60 * 60 * 1000

test('an article shows its date of change only if that is a later day; an author who is no longer a member has no profile', async () => {
  const api = await asStaff(studio.url)
  const fullName = `Tác giả ${Date.now()}`
  const made = await api.post('/admin/api/members', { data: { fullName, language: 'vi' } })
  expect(made.status()).toBe(201)
  const { doc: member } = (await made.json()) as { doc: { id: number; slug: string } }
  const authors = [{ name: fullName, member: member.id }, { name: 'Người ngoài Viện' }]
  const article = await publish(api, { title: `Bài của ${fullName}`, type: 'RESEARCH', authors })
  const html = async () => (await api.get(`/nghien-cuu/${article.slug}`)).text()

  await whenShown(async () => {
    const first = await html()
    expect(first).toContain(`href="/tong-quan/${member.slug}"`)
    expect(first).toContain('Người ngoài Viện')
    expect(first).not.toContain('Cập nhật:')
  })

  const createDate = new Date(Date.now() - 2 * day).toISOString()
  expect(
    (await api.patch(`/admin/api/articles/${article.id}`, { data: { createDate, _status: 'published' } })).status(),
  ).toBe(200)
  await whenShown(async () => expect(await html()).toMatch(/<time dateTime="[^"]+">Cập nhật: [^<]+ năm \d{4}<\/time>/i))

  expect((await api.delete(`/admin/api/members/${member.id}`)).status()).toBe(200)
  await whenShown(async () => {
    const last = await html()
    expect(last).not.toContain(`href="/tong-quan/${member.slug}"`)
    expect(last).toContain(fullName)
  })

  await api.delete(`/admin/api/articles/${article.id}`)
  await api.dispose()
})

test('an article that was written in decomposed letters is shown, found and addressed in composed ones', async () => {
  const api = await asStaff(studio.url)
  const [words, address] = [`Điều lệ mẫu ${Date.now()}`, 'Điều lệ mẫu']
  const decomposed = words.normalize('NFD')
  expect(decomposed).not.toBe(words)
  const article = await publish(api, { title: decomposed, summary: decomposed, meta: { title: decomposed } })
  const paths = [
    `/tin-tuc/${article.slug}`,
    `/tin-tuc/${encodeURIComponent(address.normalize('NFD'))}=${article.slug}`,
    `/api/article/${encodeURIComponent(address.normalize('NFD'))}=${article.slug}`,
    `/tim-kiem?q=${encodeURIComponent(decomposed)}`,
    `/api/search?q=${encodeURIComponent(decomposed)}`,
    '/feed/vi/rss.xml',
  ]
  await whenShown(async () => {
    for (const path of paths) {
      const answer = await api.get(path)
      const text = await answer.text()
      expect([path, answer.status(), text.includes(words), text.includes(decomposed)]).toEqual([path, 200, true, false])
    }
  })
  await api.delete(`/admin/api/articles/${article.id}`)
  await api.dispose()
})
