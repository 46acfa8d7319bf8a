import { expect, test } from '@playwright/test'
import { longArticle } from './addresses'
import { instance, instances } from './instances'
import { serveForTests, startDeveloped } from './prepared-site'
import { asStaff, publish } from './staff'

/** `npm run dev` is the production server, with Next in development mode inside it. */

test.describe.configure({ mode: 'serial' })

const own = instance(81, 'development', {})

test.describe('the site in development', { tag: '@full' }, () => {
  serveForTests(own, startDeveloped)

  test('answers as in production, and stores nothing', async ({ request }) => {
    const get = (path: string) => request.get(own.url + path, { maxRedirects: 0 })
    for (const [path, status] of [
      ['/', 200],
      [longArticle.vi, 200],
      ['/vi', 308],
      ['/tin-tuc/khong-co', 404],
      ['/sitemap.xml', 200],
      ['/sign-in-end.js', 200],
      ['/readyz', 200],
    ] as const) {
      expect([path, (await get(path)).status()]).toEqual([path, status])
    }
    const page = await get('/')
    expect(page.headers()['cache-control']).toBe('no-store')
    expect(await page.text()).toMatch(/<html lang="vi".*<h1/s)
    const form = await request.post(`${own.url}/lien-he`, { form: { fullName: '' } })
    expect([form.status(), await form.text()]).toEqual([422, expect.stringContaining('<form')])
  })

  test('shows what staff publish at the next request, and 410 for what they delete', async ({ request }) => {
    const api = await asStaff(own.url)
    const { id, slug } = await publish(api, { title: 'Bài viết khi phát triển' })
    expect((await request.get(`${own.url}/tin-tuc/${slug}`)).status()).toBe(200)
    expect((await api.delete(`/admin/api/articles/${id}`)).status()).toBe(200)
    const gone = await request.get(`${own.url}/tin-tuc/${slug}`)
    expect([gone.status(), await gone.text()]).toEqual([410, expect.stringContaining('410')])
    await api.dispose()
  })

  test('runs in the browser, where recompiled files are reported by a socket', async ({ page }) => {
    const socket = page.waitForEvent('websocket')
    await page.goto(own.url)
    expect((await socket).url()).toContain('/_next/')
    await page.getByRole('banner').getByRole('button').first().click()
  })
})

test('with a hosted backend development has no studio either', { tag: '@full' }, async ({ request }) => {
  const front = instance(82, 'development-front', { BACKEND_URL: `${instances.sqlite.url}/api` })
  const running = await startDeveloped(front)
  try {
    expect((await request.get(`${front.url}/admin`)).status()).toBe(404)
    expect((await request.get(`${front.url}/`)).status()).toBe(200)
  } finally {
    await running.stop()
  }
})
