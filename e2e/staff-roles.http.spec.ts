import { readdirSync, rmSync } from 'node:fs'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { testActivityLog } from './activity-log'
import { instance, type Site } from './instances'
import { startProfile, whenShown } from './profile'
import { password, people, roles, signInRoles, type Person, type Role, type SiteWithRoles } from './roles'
import { docsOf, publish } from './staff'

const site: Site = instance(106, 'staff-roles', {})

const on = { site } as SiteWithRoles
let api: SiteWithRoles['api']
let ids: SiteWithRoles['ids']

test.beforeAll(async () => {
  rmSync(site.environment.DATA_DIR, { recursive: true, force: true })
  on.running = await startProfile(site)
  ;({ api, ids } = Object.assign(on, await signInRoles(site.url)))
})
test.afterAll(async () => {
  for (const context of Object.values(api)) await context.dispose()
  await on.running.stop()
})

/**
 * What each person may do with a collection: create, read, update, delete. In the order of `people`.
 */
const collections: Record<string, string> = {
  activities: '-R-- ---- ---- ---- ---- ----',
  articles: 'CRUD CRU- CRU- -R-- -R-- ----',
  media: 'CRUD CRU- CR-- ---- ---- ----',
  folders: 'CRUD CRUD -R-- ---- ---- ----',
  documents: 'CRUD CRU- CR-- ---- ---- ----',
  members: 'CRUD CRU- -R-- ---- ---- ----',
  ecosystems: 'CRUD CRU- ---- ---- ---- ----',
  videos: 'CRUD CRU- ---- ---- ---- ----',
  topics: 'CRUD CRU- -R-- ---- ---- ----',
  'legal-texts': 'CRUD CRU- ---- ---- ---- ----',
  'site-pages': '-RU- -RU- ---- ---- ---- ----',
  'interacted-articles': '-RUD ---- ---- -RU- ---- ----',
  accounts: '-RU- ---- ---- -RU- ---- ----',
  'comment-reports': '-R-D ---- ---- -R-- ---- ----',
  avatars: '-R-- ---- ---- -R-- ---- ----',
  'consultation-requests': '-RUD ---- ---- ---- -RU- ----',
  attachments: '-R-- ---- ---- ---- -R-- ----',
  mails: '-RUD ---- ---- ---- -RU- ----',
  redirects: 'CRUD CRUD ---- ---- ---- ----',
  'website-views': '-R-- -R-- ---- ---- ---- ----',
  'former-addresses': '---- ---- ---- ---- ---- ----',
  'index-notices': '---- ---- ---- ---- ---- ----',
  staff: 'CRUD -RU- -RU- -RU- -RU- ----',
}

/** Of these some people may change only some records: their own account, mails about requests. */
const partly = ['staff', 'mails']

const globals: Record<string, string> = {
  'site-record': '-RU- -RU- ---- ---- ---- ----',
  abbreviations: '-RU- -RU- ---- ---- ---- ----',
  moderation: '-RU- ---- ---- -RU- ---- ----',
  'consultation-settings': '-RU- ---- ---- ---- -R-- ----',
  'staff-security': '-RU- ---- ---- ---- ---- ----',
}

/** Whether a call is permitted: a record that does not exist, or a form without content, is refused only afterwards. */
async function isPermitted(call: ReturnType<APIRequestContext['get']>): Promise<boolean> {
  const status = (await call).status()
  expect([200, 400, 401, 403, 404]).toContain(status)
  return ![401, 403].includes(status)
}

const none = 999_999
const only = `where[id][equals]=${none}`

const ways = {
  C: [(who: APIRequestContext, at: string) => who.post(at, { data: {} })],
  R: [
    (who: APIRequestContext, at: string) => who.get(`${at}?limit=1&depth=0`),
    (who: APIRequestContext, at: string) => who.get(`${at}/count`),
  ],
  U: [
    (who: APIRequestContext, at: string) => who.patch(`${at}/${none}?draft=true`, { data: {} }),
    (who: APIRequestContext, at: string) => who.patch(`${at}?draft=true&${only}`, { data: {} }),
  ],
  D: [
    (who: APIRequestContext, at: string) => who.delete(`${at}/${none}`),
    (who: APIRequestContext, at: string) => who.delete(`${at}?${only}`),
  ],
} as const

test('every collection is in the table', () => {
  const files = readdirSync('lib/backend/embedded/collections').map((name) => name.replace(/\.ts$/, ''))
  expect(Object.keys(collections).sort()).toEqual(files.sort())
})

for (const [i, person] of people.entries()) {
  test(`what ${person} may do with each collection and global`, {
    tag: ['stranger', 'author'].includes(person) ? [] : ['@full'],
  }, async () => {
    const at = (row: string) => row.split(' ')[i] ?? ''
    const expected = [collections, globals].flatMap((table) =>
      Object.entries(table).map(([slug, row]) => [slug, at(row)]),
    )
    const results: string[][] = []
    for (const slug of Object.keys(collections)) {
      let letters = ''
      for (const [letter, calls] of Object.entries(ways)) {
        const answers = await Promise.all(calls.map((call) => isPermitted(call(api[person], `/admin/api/${slug}`))))
        // Where a person may change some of the records, one that does not exist looks to Payload like one of the
        // others.
        if (!['U', 'D'].includes(letter) || !partly.includes(slug))
          expect([slug, letter, new Set(answers).size]).toEqual([slug, letter, 1])
        letters += answers.includes(true) ? letter : '-'
      }
      results.push([slug, letters])
    }
    for (const slug of Object.keys(globals)) {
      const address = `/admin/api/globals/${slug}`
      const read = await isPermitted(api[person].get(address))
      const update = await isPermitted(api[person].post(address, { data: {} }))
      results.push([slug, `-${read ? 'R' : '-'}${update ? 'U' : '-'}-`])
    }
    expect(results).toEqual(expected)
  })
}

const calls: [string, 'get' | 'post', string, readonly Person[]][] = [
  ['export of requests', 'get', 'consultation-requests/export.csv', ['admin']],
  ['export of redirects', 'get', 'redirects/export.csv', ['admin', 'editor']],
  ['import of redirects', 'post', 'redirects/import', ['admin', 'editor']],
  ['export of personal data', 'post', 'personal-data/export', ['admin']],
  ['erasure of personal data', 'post', 'personal-data/erase', ['admin']],
  ['answer to a request', 'post', 'consultation-requests/999999/answer', ['admin', 'consultant']],
  ['answer to a comment', 'post', 'interacted-articles/999999/answer', ['admin', 'moderator']],
  ['files of requests', 'get', 'attachments/file/none', ['admin', 'consultant']],
  ['facts for advice on an article', 'get', 'articles/beside', ['admin', 'editor', 'author']],
  ['translation of an article', 'post', 'articles/999999/translate', ['admin', 'editor', 'author']],
  ['a translation that is done', 'post', 'articles/999999/translation-done', ['admin', 'editor', 'author']],
  ['a link to the preview of an article', 'get', 'articles/999999/preview', ['admin', 'editor', 'author']],
  ['the preview of a text', 'post', 'articles/preview-text', ['admin', 'editor', 'author']],
  ['a check of links', 'post', 'articles/check-links', ['admin', 'editor']],
  ['former versions of articles', 'get', 'articles/versions?limit=1', ['admin', 'editor', 'author']],
  ['former versions of the site record', 'get', 'globals/site-record/versions', ['admin', 'editor']],
  ['unlocking', 'post', 'staff/unlock', []],
  ['reset of a second factor', 'post', 'staff/second-factor/reset', ['admin']],
  ['a first account', 'post', 'staff/first-register', []],
  ['deletion of a picture that is used', 'post', 'media/999999/trash-used', ['admin']],
  ['locks of forms', 'get', 'payload-locked-documents', ['admin', 'editor', 'author', 'moderator', 'consultant']],
]

for (const [what, method, address, expected] of calls) {
  test(`who is permitted: ${what}`, async () => {
    const data = { data: { email: 'x@ilc.example', password } }
    const permitted = await Promise.all(
      people.map(async (person) => {
        const call = api[person][method](`/admin/api/${address}`, { ...(method === 'post' && data), maxRedirects: 0 })
        return [401, 403].includes((await call).status()) ? [] : [person]
      }),
    )
    expect(permitted.flat()).toEqual(expected)
  })
}

test('everybody reads and changes only their own account, and nobody’s roles', async () => {
  for (const role of roles) {
    const docs = await docsOf<{ id: number }>(api[role], 'staff?depth=0')
    expect(role === 'consultant' ? docs.length : docs.map(({ id }) => id)).toEqual(
      role === 'consultant' ? roles.length + 1 : [ids[role]],
    )
    const own = await api[role].patch(`/admin/api/staff/${ids[role]}`, { data: { fullName: 'X', roles: ['admin'] } })
    expect([own.status(), ((await own.json()) as { doc: { roles: string[] } }).doc.roles]).toEqual([200, [role]])
    const other = ids[role === 'editor' ? 'author' : 'editor']
    expect((await api[role].patch(`/admin/api/staff/${other}`, { data: { fullName: 'X' } })).status()).toBe(403)
  }
})

test('an image of whoever may not store it is refused before anything is done with it', async () => {
  const broken = { name: 'ảnh.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  for (const [person, status] of [
    ['stranger', 403],
    ['consultant', 403],
    ['moderator', 403],
    ['author', 400],
  ] as const) {
    const answer = await api[person].post('/admin/api/media', { multipart: { file: broken } })
    expect([person, answer.status()]).toEqual([person, status])
  }
  const replaced = await api.stranger.patch(`/admin/api/media/${none}`, { multipart: { file: broken } })
  expect(replaced.status()).toBe(403)
})

test('an administrator remains', async () => {
  const { user } = (await (await api.admin.get('/admin/api/staff/me')).json()) as { user: { id: number } }
  const own = `/admin/api/staff/${user.id}`
  expect((await api.admin.patch(own, { data: { roles: ['editor'] } })).status()).toBe(409)
  expect((await api.admin.delete(own)).status()).toBe(409)
  // All of them at once would each count the others.
  expect((await api.admin.delete('/admin/api/staff?where[id][exists]=true')).status()).toBe(400)
  const all = await api.admin.patch('/admin/api/staff?where[id][exists]=true', { data: { roles: ['editor'] } })
  expect(all.status()).toBe(400)
})

test('authors write drafts and ask for a review, and editors publish', async ({ request }) => {
  const { author, editor } = api
  const draft = { title: 'Bản nháp', summary: 'x', type: 'NEWS', language: 'vi', format: 'HTML', html: '<p>x</p>' }
  const slug = `ban-nhap-${Date.now()}`
  const publicStatus = async () => (await request.get(`${site.url}/tin-tuc/${slug}`)).status()
  expect((await author.post('/admin/api/articles', { data: { ...draft, slug, _status: 'published' } })).status()).toBe(
    403,
  )
  const made = await author.post('/admin/api/articles', { data: { ...draft, slug, reviewAsked: true } })
  const { doc } = (await made.json()) as { doc: { id: number; _status: string } }
  expect([made.status(), doc._status, await publicStatus()]).toEqual([201, 'draft', 404])
  const at = `/admin/api/articles/${doc.id}`
  const waiting = async () => {
    const query = 'draft=true&depth=0&where[reviewAsked][equals]=true'
    return ((await (await editor.get(`/admin/api/articles?${query}`)).json()) as { totalDocs: number }).totalDocs
  }
  expect(await waiting()).toBe(1)
  for (const query of ['', '?draft=true', '?publishAllLocales=true', '?draft=false', '?autosave=true'])
    expect((await author.patch(`${at}${query}`, { data: { _status: 'published' } })).status()).toBe(403)
  expect(
    (
      await author.patch(`/admin/api/articles?where[id][equals]=${doc.id}`, { data: { _status: 'published' } })
    ).status(),
  ).toBe(403)
  expect((await editor.patch(at, { data: { _status: 'published' } })).status()).toBe(200)
  await whenShown(async () => expect(await publicStatus()).toBe(200))
  expect(await waiting()).toBe(0)

  // A duplicate inherits the status of its original.
  for (const query of ['draft=true', 'draft=false']) {
    const copy = `${slug}-${query.replace('=', '-')}`
    await author.post(`${at}/duplicate?${query}`, { data: { slug: copy, title: 'Bản sao' } })
    expect([query, (await request.get(`${site.url}/tin-tuc/${copy}`)).status()]).toEqual([query, 404])
  }

  const text = async () => (await request.get(`${site.url}/tin-tuc/${slug}`)).text()
  const forced = ['publishAllLocales=true', 'unpublishAllLocales=true', 'publishSpecificLocale=vi']
  for (const query of ['', 'draft=false', ...forced, ...forced.map((parameter) => `draft=true&${parameter}`)])
    for (const data of [{ html: '<p>sửa lén</p>' }, { _status: 'draft' }])
      expect((await author.patch(`${at}?${query}`, { data })).status()).toBe(403)
  expect([await publicStatus(), (await text()).includes('sửa lén')]).toEqual([200, false])
  expect((await author.patch(`${at}?draft=true`, { data: { html: '<p>đề nghị sửa</p>' } })).status()).toBe(200)
  expect(await text()).not.toContain('đề nghị sửa')
  const versions = await docsOf<{ id: string }>(author, `articles/versions?where[parent][equals]=${doc.id}`)
  expect(versions.length).toBeGreaterThan(1)
  for (const { id } of versions) {
    expect((await author.post(`/admin/api/articles/versions/${id}`, { data: {} })).status()).toBe(200)
    expect([await publicStatus(), (await text()).includes('đề nghị sửa')]).toEqual([200, false])
  }
  expect(
    (await author.patch(`${at}?draft=true&trash=true`, { data: { deletedAt: null, html: '<p>lén</p>' } })).status(),
  ).toBe(403)
  expect((await author.delete(at)).status()).toBe(403)
  expect((await author.patch(`${at}?draft=true`, { data: { deletedAt: new Date() } })).status()).toBe(403)
  expect(await publicStatus()).toBe(200)

  expect((await api.admin.patch(at, { data: { deletedAt: new Date() } })).status()).toBe(200)
  for (const way of [
    `${at}?draft=true&trash=true`,
    `/admin/api/articles?draft=true&trash=true&where[id][equals]=${doc.id}`,
  ])
    expect((await author.patch(way, { data: { deletedAt: null } })).status()).toBe(403)
  await whenShown(async () => expect(await publicStatus()).toBe(410))
  const last = `activities?where[record][equals]=${doc.id}&sort=-createdAt&limit=1`
  expect(await docsOf(api.admin, last)).toMatchObject([{ what: 'DELETED' }])
})

test('nobody finds out hidden values of accounts by searching for them', async () => {
  const queries = ['hash', 'salt', 'resetPasswordToken'].flatMap((field) => [
    `staff?where[${field}][exists]=true`,
    `staff?where[or][0][${field}][like]=p`,
    `consultation-requests?where[assignee.${field}][exists]=true`,
    `consultation-requests?where[notes.by.${field}][exists]=true`,
    `mails?where[staff.${field}][exists]=true`,
  ])
  for (const query of queries)
    for (const person of ['consultant', 'admin'] as const)
      expect([query, (await api[person].get(`/admin/api/${query}`)).status()]).toEqual([query, 400])
})

/**
 * Fields of related records, and who may filter and sort by them: who reads the collection, the relation and all of the
 * related records. In the order of `people`.
 */
const relations: Record<string, string> = {
  'media folder.name': 'RRR---',
  'folders folder.name': 'RRR---',
  'articles meta.image.alt': 'RRR---',
  'articles authors.member.fullName': 'RRR---',
  'articles translationOf.html': 'RRR---',
  'articles translationCheckedBy.email': 'R-----',
  'articles previewImage.alt': 'RRR---',
  'articles reviewAskedBy.email': 'R-----',
  'articles reviewNotes.by.email': 'R-----',
  'articles savedBy.email': 'R-----',
  'articles savedBy.id': 'RRR---',
  'members mainProfile.slug': 'RRR---',
  'members photo.alt': 'RRR---',
  'ecosystems logo.alt': 'RR----',
  'legal-texts replacedBy.number': 'RR----',
  'legal-texts amendedBy.number': 'RR----',
  'interacted-articles account.fullName': 'R--R--',
  'interacted-articles article.html': 'R-----',
  'interacted-articles article.savedBy.email': 'R-----',
  'interacted-articles replyTo.value': 'R--R--',
  'interacted-articles reports.reason': 'R--R--',
  'accounts avatar.filename': 'R--R--',
  'accounts interactions.value': 'R--R--',
  'comment-reports comment.value': 'R--R--',
  'comment-reports account.fullName': 'R--R--',
  'consultation-requests assignee.email': 'R---R-',
  'consultation-requests file.digest': 'R---R-',
  'consultation-requests notes.by.email': 'R---R-',
  'consultation-requests history.by.email': 'R---R-',
  'consultation-requests mails.subject': 'R-----',
  'mails request.phone': 'R---R-',
  'mails staff.email': 'R---R-',
}

for (const [i, person] of people.entries()) {
  test(`by which fields of related records ${person} filters and sorts`, {
    tag: person === 'stranger' ? [] : ['@full'],
  }, async () => {
    const results: [string, string, string][] = []
    for (const name of Object.keys(relations)) {
      const [slug = '', path = ''] = name.split(' ')
      const is = (field: string) => `where[or][0][and][0][${field}][exists]=true`
      const ways = [is(path), `draft=true&${is(path)}`, `sort=-${path}`, `draft=true&sort=id,${path}`]
      const inVersions = [`version.${path}`, `parent.${path}`].flatMap((field) => [is(field), `sort=${field}`])
      for (const way of [
        ...[...ways, is(path.replaceAll('.', '__'))].map((query) => `?${query}`),
        `/count?${is(path)}`,
        ...(slug === 'articles' ? inVersions.map((query) => `/versions?${query}`) : []),
      ]) {
        const status = (await api[person].get(`/admin/api/${slug}${way}&limit=1&depth=0`)).status()
        expect([200, 400, 403]).toContain(status)
        results.push([name, way, status === 200 ? 'R' : '-'])
      }
    }
    expect(results).toEqual(results.map(([name, way]) => [name, way, relations[name]?.[i]]))
  })
}

test('no list tells a part of a value that may not be read', async () => {
  const { id } = await publish(api.admin, { title: 'Bài của quản trị viên', slug: 'bai-cua-quan-tri-vien' })
  const part = `where[and][0][id][equals]=${id}&where[and][1][savedBy.email][contains]`
  expect((await api.admin.get(`/admin/api/articles?draft=true&${part}=admin`)).status()).toBe(200)
  const joined = 'joins[reports][where][comment.article.html][contains]=x'
  for (const [person, call] of [
    ['author', `api/articles?draft=true&${part}=admin`],
    ['author', `api/articles/count?draft=true&${part}=admin`],
    ['moderator', 'api/articles?draft=true&where[translationOf.html][contains]=x'],
    ['moderator', `api/interacted-articles?${joined}`],
    ['moderator', `api/interacted-articles?joins[reports][sort]=comment.article.html`],
  ] as const)
    expect([call, (await api[person].get(`/admin/${call}`)).status()]).toEqual([call, 400])
  const list = async (value: string) => (await api.author.get(`/admin/collections/articles?${part}=${value}`)).text()
  expect(await list('admin')).not.toContain('Bài của quản trị viên')
})

test('moderators and consultants see no drafts', async () => {
  const { id } = await publish(api.admin, { title: 'Chưa đăng', slug: 'chua-dang', _status: 'draft' })
  for (const role of ['moderator', 'consultant'] as const)
    for (const query of ['', '?draft=true'])
      expect((await api[role].get(`/admin/api/articles/${id}${query}`)).status()).toBe(404)
})

const menus: Record<Role, string[]> = {
  editor: [
    'articles',
    'media',
    'documents',
    'members',
    'ecosystems',
    'videos',
    'topics',
    'legal-texts',
    'site-pages',
    'redirects',
    'website-views',
  ],
  author: ['articles', 'media', 'documents'],
  moderator: ['interacted-articles', 'accounts'],
  consultant: ['consultation-requests', 'mails'],
}

for (const role of roles) {
  test(`the studio of ${role} shows their work alone`, { tag: '@full' }, async () => {
    const page = await api[role].get('/admin', { headers: { 'sec-fetch-site': 'same-origin' } })
    const html = await page.text()
    const links = [...html.matchAll(/href="\/admin\/collections\/([\w-]+)"/g)].map(([, slug]) => slug)
    expect([...new Set(links)].sort()).toEqual([...menus[role]].sort())
    expect(html).not.toContain('href="/admin/personal-data"')
    expect(html.includes('citations-to-check')).toBe(role === 'editor')
    const own = await api[role].get('/admin/account', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(await own.text()).toContain('field-currentPassword')
    const closed = role === 'consultant' ? 'articles' : 'consultation-requests'
    const other = await api[role].get(`/admin/collections/${closed}`)
    expect(await other.text()).not.toContain('table-wrap')
  })
}

testActivityLog(on)
