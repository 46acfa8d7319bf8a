import { expect, test } from '@playwright/test'
import { ask, whole } from './consultation-calls'
import { staff } from './instances'
import { environmentOf, startProfile } from './profile'
import { emailOf, signInRole, type SiteWithRoles } from './roles'
import { docsOf, inDatabase } from './site-database'
import { publish } from './staff'

interface Activity {
  id: number
  who: string | null
  what: string
  area: string
  record: string | null
  title: string | null
}

/**
 * Tests of what the activity log records, who can change it, and how long it is kept. They delete an account and start
 * the site anew, so they are the last ones on it.
 */
export function testActivityLog(on: SiteWithRoles): void {
  const activities = (query = '') => docsOf<Activity>(on.api.admin, 'activities', query)

  test('the activity log says who did what, and nobody changes it', async () => {
    const last = (await activities()).at(-1)?.id ?? 0
    const visitor = 'khach@cong-ty.example'
    const reference = await ask(on.api.stranger, whole('Trần Thị Riêng', { gmail: visitor }))
    const { id } = await publish(on.api.editor, { title: 'Có ghi lại', slug: 'co-ghi-lai' })
    const at = `/admin/api/articles/${id}`
    for (const [data, query] of [
      [{ html: '<p>y</p>' }, '?draft=true'],
      [{ _status: 'published' }, ''],
      [{ _status: 'draft' }, ''],
    ] as const)
      expect((await on.api.editor.patch(`${at}${query}`, { data: { ...data } })).status()).toBe(200)
    expect((await on.api.admin.delete(at)).status()).toBe(200)
    expect((await on.api.admin.post('/admin/api/globals/moderation', { data: { words: 'xấu' } })).status()).toBe(200)
    const request = (await docsOf<{ id: number }>(on.api.consultant, 'consultation-requests')).at(-1)
    const change = on.api.consultant.patch(`/admin/api/consultation-requests/${request?.id}`, {
      data: { status: 'ANSWERED' },
    })
    expect((await change).status()).toBe(200)
    expect((await on.api.admin.get('/admin/api/consultation-requests/export.csv')).status()).toBe(200)
    await (await signInRole(on.site.url, 'author')).dispose()
    const form = { email: visitor, phone: '', sure: 'on' }
    for (const what of ['export', 'erase'])
      expect((await on.api.admin.post(`/admin/api/personal-data/${what}`, { form, maxRedirects: 0 })).status()).toBe(
        what === 'export' ? 200 : 303,
      )

    const noted = await activities(`where[id][greater_than]=${last}`)
    expect(noted.map(({ who, what, area, record, title }) => [who, what, area, record, title])).toEqual([
      [emailOf('editor'), 'PUBLISHED', 'articles', String(id), 'Có ghi lại'],
      [emailOf('editor'), 'CHANGED', 'articles', String(id), 'Có ghi lại'],
      [emailOf('editor'), 'PUBLISHED', 'articles', String(id), 'Có ghi lại'],
      [emailOf('editor'), 'WITHDRAWN', 'articles', String(id), 'Có ghi lại'],
      [staff.email, 'DELETED', 'articles', String(id), 'Có ghi lại'],
      [staff.email, 'CHANGED', 'moderation', null, null],
      [emailOf('consultant'), 'CHANGED', 'consultation-requests', String(request?.id), null],
      [staff.email, 'EXPORTED', 'consultation-requests', null, null],
      [emailOf('author'), 'SIGNED_IN', 'staff', String(on.ids.author), null],
      [staff.email, 'EXPORTED', 'personal-data', null, null],
      [staff.email, 'ERASED', 'personal-data', null, null],
    ])
    expect(JSON.stringify(await activities())).not.toMatch(new RegExp(`khach@|Riêng|${reference}`))

    const [entry] = noted
    for (const call of [
      on.api.admin.post('/admin/api/activities', { data: { what: 'DELETED', area: 'x' } }),
      on.api.admin.patch(`/admin/api/activities/${entry?.id}`, { data: { who: 'x' } }),
      on.api.admin.delete(`/admin/api/activities/${entry?.id}`),
      on.api.admin.delete('/admin/api/activities?where[id][greater_than]=0'),
    ])
      expect((await call).status()).toBe(403)

    // A former member of staff who is erased is not in it either; nobody hides what an account did that exists.
    const erase = async (email: string) => {
      const erasure = { form: { email, phone: '', sure: 'on' }, maxRedirects: 0 }
      expect((await on.api.admin.post('/admin/api/personal-data/erase', erasure)).status()).toBe(303)
      return (await activities()).filter(({ who }) => who === email.toLowerCase()).length
    }
    expect(await erase('Author@ilc.example')).toBeGreaterThan(0)
    expect((await on.api.admin.delete(`/admin/api/staff/${on.ids.author}`)).status()).toBe(200)
    expect(await erase('Author@ilc.example')).toBe(0)
  })

  test('entries of the activity log are deleted after a year', async () => {
    await on.running.stop()
    for (const days of [364, 366])
      await inDatabase(
        environmentOf(on.site),
        `INSERT INTO activities (what, area, record, created_at)
        VALUES ('CHANGED', 'former', '${days}', '${new Date(Date.now() - days * 86_400_000).toISOString()}')`,
      )
    on.running = await startProfile(on.site)
    const remaining = async () =>
      (await activities()).filter(({ area }) => area === 'former').map(({ record }) => record)
    await expect.poll(remaining).toEqual(['364'])
  })
}
