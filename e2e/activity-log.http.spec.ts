import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { ask, whole } from './consultation-calls'
import { instance, staff } from './instances'
import { startProfile } from './profile'
import { emailOf, signInRole, signInRoles, type Person, type Role } from './roles'
import type { RunningSite } from './running-site'
import { publish } from './staff'

/** What the activity log records, who can change it, and how long it is kept. */

const site = instance(117, 'activity-log', {})

let running: RunningSite
let api: Record<Person, APIRequestContext>
let ids: Record<Role, number>

test.beforeAll(async () => {
  rmSync(site.environment.DATA_DIR, { recursive: true, force: true })
  running = await startProfile(site)
  ;({ api, ids } = await signInRoles(site.url))
})
test.afterAll(async () => {
  for (const context of Object.values(api)) await context.dispose()
  await running.stop()
})

interface Activity {
  id: number
  who: string | null
  what: string
  area: string
  record: string | null
  title: string | null
}

const activities = async (query = '') =>
  ((await (await api.admin.get(`/admin/api/activities?limit=0&sort=id${query}`)).json()) as { docs: Activity[] }).docs

test('the activity log says who did what, and nobody changes it', async () => {
  const last = (await activities()).at(-1)?.id ?? 0
  const visitor = 'khach@cong-ty.example'
  const reference = await ask(api.stranger, whole('Trần Thị Riêng', { gmail: visitor }))
  const { id } = await publish(api.editor, { title: 'Có ghi lại', slug: 'co-ghi-lai' })
  const at = `/admin/api/articles/${id}`
  for (const [data, query] of [
    [{ html: '<p>y</p>' }, '?draft=true'],
    [{ _status: 'published' }, ''],
    [{ _status: 'draft' }, ''],
  ] as const)
    expect((await api.editor.patch(`${at}${query}`, { data: { ...data } })).status()).toBe(200)
  expect((await api.admin.delete(at)).status()).toBe(200)
  expect((await api.admin.post('/admin/api/globals/moderation', { data: { words: 'xấu' } })).status()).toBe(200)
  const { docs } = (await (await api.consultant.get('/admin/api/consultation-requests?depth=0')).json()) as {
    docs: { id: number }[]
  }
  const [request] = docs
  const change = api.consultant.patch(`/admin/api/consultation-requests/${request?.id}`, {
    data: { status: 'ANSWERED' },
  })
  expect((await change).status()).toBe(200)
  expect((await api.admin.get('/admin/api/consultation-requests/export.csv')).status()).toBe(200)
  await (await signInRole(site.url, 'author')).dispose()
  const form = { email: visitor, phone: '', sure: 'on' }
  for (const what of ['export', 'erase'])
    expect((await api.admin.post(`/admin/api/personal-data/${what}`, { form, maxRedirects: 0 })).status()).toBe(
      what === 'export' ? 200 : 303,
    )

  const noted = await activities(`&where[id][greater_than]=${last}`)
  expect(noted.map(({ who, what, area, record, title }) => [who, what, area, record, title])).toEqual([
    [emailOf('editor'), 'PUBLISHED', 'articles', String(id), 'Có ghi lại'],
    [emailOf('editor'), 'CHANGED', 'articles', String(id), 'Có ghi lại'],
    [emailOf('editor'), 'PUBLISHED', 'articles', String(id), 'Có ghi lại'],
    [emailOf('editor'), 'WITHDRAWN', 'articles', String(id), 'Có ghi lại'],
    [staff.email, 'DELETED', 'articles', String(id), 'Có ghi lại'],
    [staff.email, 'CHANGED', 'moderation', null, null],
    [emailOf('consultant'), 'CHANGED', 'consultation-requests', String(request?.id), null],
    [staff.email, 'EXPORTED', 'consultation-requests', null, null],
    [emailOf('author'), 'SIGNED_IN', 'staff', String(ids.author), null],
    [staff.email, 'EXPORTED', 'personal-data', null, null],
    [staff.email, 'ERASED', 'personal-data', null, null],
  ])
  // Nothing of the visitor is in it.
  expect(JSON.stringify(await activities())).not.toMatch(new RegExp(`khach@|Riêng|${reference}`))

  const [entry] = noted
  for (const call of [
    api.admin.post('/admin/api/activities', { data: { what: 'DELETED', area: 'x' } }),
    api.admin.patch(`/admin/api/activities/${entry?.id}`, { data: { who: 'x' } }),
    api.admin.delete(`/admin/api/activities/${entry?.id}`),
    api.admin.delete('/admin/api/activities?where[id][greater_than]=0'),
  ])
    expect((await call).status()).toBe(403)

  // A former member of staff who is erased is not in it either; nobody hides what an account did that exists.
  const erase = async (email: string) => {
    const erasure = { form: { email, phone: '', sure: 'on' }, maxRedirects: 0 }
    expect((await api.admin.post('/admin/api/personal-data/erase', erasure)).status()).toBe(303)
    return (await activities()).filter(({ who }) => who === email.toLowerCase()).length
  }
  expect(await erase('Author@ilc.example')).toBeGreaterThan(0)
  expect((await api.admin.delete(`/admin/api/staff/${ids.author}`)).status()).toBe(200)
  expect(await erase('Author@ilc.example')).toBe(0)
})

test('entries of the activity log are deleted after a year', async () => {
  await running.stop()
  const database = new DatabaseSync(path.join(site.environment.DATA_DIR, 'ilc.sqlite'))
  const insert = database.prepare(
    "INSERT INTO activities (what, area, record, created_at) VALUES ('CHANGED', 'former', ?, ?)",
  )
  for (const days of [364, 366]) insert.run(String(days), new Date(Date.now() - days * 86_400_000).toISOString())
  database.close()
  running = await startProfile(site)
  const left = async () => (await activities()).filter(({ area }) => area === 'former').map(({ record }) => record)
  await expect.poll(left).toEqual(['364'])
})
