import { rmSync } from 'node:fs'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { instance } from './instances'
import { startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff } from './staff'

const [first, second] = [instance(150, 'redirects', {}), instance(151, 'redirects', {})]

let running: RunningSite[] = []
let api: APIRequestContext

test.beforeAll(async () => {
  rmSync(first.environment.DATA_DIR, { recursive: true, force: true })
  // One after the other: the first makes the database.
  for (const site of [first, second]) running = [...running, await startPrepared(site)]
  api = await asStaff(first.url)
})
test.afterAll(async () => {
  await api.dispose()
  await Promise.all(running.map((site) => site.stop()))
})

async function answer(path: string, { url } = first, method = 'GET'): Promise<string> {
  const { status, headers } = await fetch(url + path, { method, redirect: 'manual' })
  return [status, headers.get('location')].filter(Boolean).join(' ')
}

interface Redirect {
  id: number
  from: string
  to: string
  hits: number
  lastUsed: string | null
}

async function make(from: string, to: string): Promise<Redirect> {
  const made = await api.post('/admin/api/redirects', { data: { from, to } })
  expect([from, made.status()]).toEqual([from, 201])
  return ((await made.json()) as { doc: Redirect }).doc
}

const page = async (path: string) =>
  (await api.get(path, { headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' } })).text()

test('a redirect is sent as soon as it is saved, and never after it is changed or removed', async () => {
  expect([await answer('/2019/05/luat-moi'), await answer('/tin-tuc/cu')]).toEqual(['404', '404'])
  const { id, from } = await make(`${first.url}/2019/05/luat-moi/`, '/tin-tuc')
  expect([from, await answer(from)]).toEqual(['/2019/05/luat-moi', '308 /tin-tuc'])
  await make('/tin-tuc/cu', '/lien-he')
  await make('/wp-content/uploads/m%E1%BA%ABu.pdf', 'https://khac.example/mau.pdf')
  expect([
    await answer('/2019/05/luat-moi/?utm_source=x', first, 'HEAD'),
    await answer('/en/2019/05/luat-moi'),
    await answer('/tin-tuc/cu'),
    await answer('/wp-content/uploads/m%E1%BA%ABu.pdf'),
  ]).toEqual(['308 /tin-tuc?utm_source=x', '308 /en/tin-tuc', '308 /lien-he', '308 https://khac.example/mau.pdf'])
  await expect.poll(() => answer('/tin-tuc/cu', second)).toBe('308 /lien-he')
  const at = `/admin/api/redirects/${id}`
  for (const [data, expected] of [
    [{ to: '/dao-tao' }, '308 /dao-tao'],
    [{ active: false }, '404'],
    [{ active: true }, '308 /dao-tao'],
  ] as const)
    expect([(await api.patch(at, { data })).status(), await answer(from)]).toEqual([200, expected])
  expect((await api.delete(at)).status()).toBe(200)
  expect(await answer(from)).toBe('404')
  await expect.poll(() => answer(from, second)).toBe('404')
})

test('a page that exists wins, and the form says so @full', async () => {
  const { id } = await make('/lien-he', '/tin-tuc')
  expect(await answer('/lien-he')).toBe('200')
  // The studio's texts are in each of its pages: what is shown stands in an element.
  const shown = />[^<"]*chuyển hướng không có tác dụng/
  expect(await page(`/admin/collections/redirects/${id}`)).toMatch(shown)
  const { id: other } = await make('/lien-he-cu', '/tin-tuc')
  expect(await page(`/admin/collections/redirects/${other}`)).not.toMatch(shown)
})

test('a table is imported as a whole or not at all, and exported', async () => {
  const rows = Array.from({ length: 5000 }, (_, i) => `/bang/${i};/tin-tuc`)
  const heading = '\uFEFFĐường dẫn cũ;Địa chỉ mới'
  const send = async (lines: string[]) => {
    const buffer = Buffer.from([heading, ...lines].join('\r\n'))
    const table = { name: 'redirects.csv', mimeType: 'text/csv', buffer }
    const sent = await api.post('/admin/api/redirects/import', { multipart: { table } })
    expect(sent.status()).toBe(200)
    return (await sent.json()) as { message: string; errors?: { line: string; message: string }[] }
  }
  const erroneous = await send([...rows, 'bang;/tin-tuc', '/bang/x;/bang/x'])
  expect(erroneous.errors?.map(({ line }) => line)).toEqual(['Dòng 5002', 'Dòng 5003'])
  expect(await answer('/bang/7')).toBe('404')
  expect(await send(rows)).toEqual({ message: 'Đã nhập: 5.000 mới, 0 được sửa, 0 không đổi.' })
  expect([await answer('/bang/7'), await answer('/bang/4999/')]).toEqual(['308 /tin-tuc', '308 /tin-tuc'])
  const table = await (await api.get('/admin/api/redirects/export.csv')).text()
  expect(table.split('\r\n')).toEqual(
    expect.arrayContaining(['\uFEFF"Đường dẫn cũ","Địa chỉ mới"', '"/bang/7","/tin-tuc"']),
  )
  const query = 'where[area][equals]=redirects&where[title][like]=CSV'
  const noted = (await (await api.get(`/admin/api/activities?${query}`)).json()) as { totalDocs: number }
  expect(noted.totalDocs).toBe(1)
})

test('uses are counted on both instances @full', async () => {
  const { id } = await make('/dem', '/tin-tuc')
  await expect.poll(() => answer('/dem', second)).toBe('308 /tin-tuc')
  for (let i = 0; i < 4; i += 1) await answer('/dem')
  const used = async () => {
    const { hits, lastUsed } = (await (await api.get(`/admin/api/redirects/${id}`)).json()) as Redirect
    return [hits, /^\d{4}-\d\d-\d\d$/.test(lastUsed ?? '')]
  }
  await expect.poll(used).toEqual([5, true])
})

test('addresses that were not found are listed for staff, with a form to make a redirect @full', async () => {
  for (const path of ['/khong-co/b%C3%A0i?ma=1', '/thu/an@thu.example'])
    for (let i = 0; i < 2; i += 1) expect(await answer(path)).toBe('404')
  await expect.poll(() => page('/admin/missing-addresses')).toContain('/khong-co/bài')
  const html = await page('/admin/missing-addresses')
  expect(html).toContain('/thu/***')
  expect(html).not.toContain('an@thu.example')
  const [, form = ''] = /href="(\/admin\/collections\/redirects\/create\?from=[^"]+b%C3%A0i)"/.exec(html) ?? []
  expect(await page(form)).toContain('/khong-co/bài')
  await make('/khong-co/bài', '/tin-tuc')
  expect(await page('/admin/missing-addresses')).not.toContain('/khong-co/bài')
})
