import { expect, test } from '@playwright/test'
import { databaseAt, instance, postgres, tagsOn } from './instances'
import { startPrepared } from './prepared-site'
import { asStaff, publish } from './staff'

const sites = [
  ['SQLite', instance(98, 'calls', {})],
  ['PostgreSQL', instance(99, 'calls-postgres', { DATABASE_URL: databaseAt('calls') }, postgres !== '')],
] as const

for (const [name, site] of sites) {
  test(`wrong input is answered with 4xx, and a forgotten password at once, without holding others up: ${name}`, {
    tag: tagsOn(name),
  }, async () => {
    test.skip(!site.available, 'no PostgreSQL')
    const running = await startPrepared(site)
    const api = await asStaff(site.url)
    try {
      // Payload writes outside of its own transaction here; SQLite then waited for it for ten seconds, and failed.
      const forgotten = ['admin@ilc.example', 'nobody@ilc.example'].map((email) =>
        api.post('/admin/api/staff/forgot-password', { data: { email } }),
      )
      const { id } = await publish(api, { title: `Bài viết lúc quên mật khẩu ${name}` })
      expect((await Promise.all(forgotten)).map((answer) => answer.status())).toEqual([409, 409])

      const refused = await api.patch(`/admin/api/articles/${id}?draft=true`, {
        data: { titel: 'x', meta: { picture: 1 } },
        headers: { 'accept-language': 'en' },
      })
      expect([refused.status(), await refused.json()]).toEqual([
        400,
        { errors: [{ message: 'There are no such fields: titel, meta.picture' }] },
      ])
      const missing = await api.patch(`/admin/api/articles/${id}?draft=true`, { data: { translationOf: 999_999 } })
      expect(missing.status()).toBe(400)
      for (const path of ['og', 'payload-migrations', 'staff/verify/x', 'x'])
        for (const answer of [await api.get(`/admin/api/${path}`), await api.post(`/admin/api/${path}`, { data: {} })])
          expect([path, answer.status()]).toEqual([path, 404])
      expect((await api.post('/admin', { multipart: { a: 'x' } })).status()).toBe(405)
      for (const path of [
        ...['articles?where=x', 'articles?where[title]=x&sort[a]=1', 'articles?locale[]=vi&depth=x', 'articles/x'],
        ...['articles/versions/x', 'attachments/file/a%00', 'payload-preferences/%00', 'globals/moderation?select=x'],
        ...['staff/me?depth=x', 'staff/init?where=x', 'access?locale[a]=x'],
      ]) {
        const forged = { headers: { cookie: 'payload-token=x' } }
        for (const options of [{}, forged]) {
          const { status } = await fetch(`${site.url}/admin/api/${path}`, options)
          expect([path, status < 500]).toEqual([path, true])
        }
      }
    } finally {
      await api.dispose()
      await running.stop()
    }
  })
}
