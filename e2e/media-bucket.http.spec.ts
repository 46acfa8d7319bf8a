import { randomInt } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { startBucket, type BucketStandIn } from '@/lib/testing/s3-stand-in'
import { runCommand } from './commands'
import { upload as attach } from './consultation-calls'
import { databaseAt, dataFolder, instance } from './instances'
import { createDatabase, dropDatabase, startPrepared } from './prepared-site'
import { startSite, type RunningSite } from './running-site'
import { docsOf } from './site-database'
import { asStaff, publish } from './staff'

test.describe.configure({ mode: 'serial' })

const names = ['media-here', 'media-there'] as const
const folders = names.map((name) => path.join(dataFolder, name))
const running: RunningSite[] = []
let bucket: BucketStandIn
let settings: Record<string, string>
let here: APIRequestContext
let there: APIRequestContext

/** On PostgreSQL if there is one; else both use the SQLite file of the first. */
const databaseUrl = databaseAt('media')

async function emptyDatabase(): Promise<void> {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  if (!databaseUrl)
    return symlinkSync(path.join(folders[0] ?? '', 'ilc.sqlite'), path.join(folders[1] ?? '', 'ilc.sqlite'))
  await dropDatabase(databaseUrl)
  await createDatabase(databaseUrl)
}

const siteOf = (i: 0 | 1) => instance(50 + i, names[i], settings)

test.beforeAll(async () => {
  await emptyDatabase()
  bucket = await startBucket()
  settings = {
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'secret-key',
  }
  const contexts: APIRequestContext[] = []
  for (const i of [0, 1] as const) {
    const site = siteOf(i)
    const { url, environment } = site
    running.push(
      await (i === 0 ? startSite(url, environment, path.join(dataFolder, `${names[i]}.log`)) : startPrepared(site)),
    )
    contexts.push(await asStaff(url))
  }
  ;[here, there] = contexts as [APIRequestContext, APIRequestContext]
})

test.afterAll(async () => {
  await Promise.all([here, there].map((context) => context?.dispose()))
  await Promise.all(running.map((site) => site.stop()))
  bucket?.close()
})

interface Image {
  id: number
  filename: string
  filesize: number
  url: string
}

/** A new image each time: resized copies from an earlier run are still cached. */
function drawn(): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const image = sharp({ create: { width: 3000, height: 1500, channels: 3, background } })
  return image.jpeg().toBuffer()
}

async function send(site: APIRequestContext, method: 'post' | 'patch', address: string) {
  return site[method](address, {
    multipart: { file: { name: 'Ảnh bìa.jpg', mimeType: 'image/jpeg', buffer: await drawn() } },
  })
}

async function kept(site: APIRequestContext): Promise<Image> {
  const answer = await send(site, 'post', '/admin/api/media')
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { doc: Image }).doc
}

const images = () =>
  [...bucket.objects.keys()]
    .filter((key) => key.startsWith('media/'))
    .map((key) => key.slice('media/'.length))
    .sort()

async function rows(site: APIRequestContext): Promise<string[]> {
  return (await docsOf<Image>(site, 'media')).map(({ filename }) => filename).sort()
}

const resized = (name: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(`/media/${name}`)}&w=${width}&q=75`

const statusOf = async (site: APIRequestContext, address: string) =>
  (await site.get(address, { maxRedirects: 0 })).status()

async function whileAway(doing: () => Promise<void>): Promise<void> {
  bucket.next = Array.from({ length: 10_000 }, () => 503)
  try {
    await doing()
  } finally {
    bucket.next = []
  }
}

test('the sample content is in the bucket, and on no disk', async () => {
  expect(images().length).toBeGreaterThan(30)
  expect(images()).toEqual(await rows(here))
  for (const folder of folders) expect(readdirSync(folder)).not.toContain('media')
})

test('an image uploaded at one site is shown by the other, whole, made smaller, and in the studio', async () => {
  const { filename, filesize, url } = await kept(here)
  const answer = await there.get(`/media/${filename}`)
  const body = await answer.body()
  expect([answer.status(), answer.headers()['content-type'], body.length]).toEqual([200, 'image/jpeg', filesize])
  expect(body.equals(bucket.objects.get(`media/${filename}`)?.data ?? Buffer.alloc(0))).toBe(true)
  expect((await sharp(body).metadata()).width).toBe(2400)
  for (const site of [here, there]) {
    expect((await (await site.get(url)).body()).equals(body)).toBe(true)
    const small = await site.get(resized(filename, 672), { headers: { accept: 'image/webp,*/*' } })
    const { width } = await sharp(await small.body()).metadata()
    expect([small.status(), small.headers()['content-type'], width]).toEqual([200, 'image/webp', 672])
  }
})

test('its preview image contains it, whichever site renders it', async () => {
  const { id } = await kept(there)
  await publish(there, { title: 'Ảnh trong thùng', slug: 'anh-trong-thung', previewImage: id })
  let address = ''
  await expect(async () => {
    const html = await (await here.get('/tin-tuc/anh-trong-thung')).text()
    address = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? 'none:').pathname
  }).toPass()
  const draw = (site: APIRequestContext) => site.get(address).then((answer) => answer.body())
  let without: Buffer = Buffer.alloc(0)
  await whileAway(async () => {
    // A preview rendered now lacks the article's image, and is not cached.
    for (const site of [here, there]) expect(await statusOf(site, address)).toBe(200)
    without = await draw(here)
  })
  const [first, second] = await Promise.all([draw(here), draw(there)])
  expect([first.equals(second), first.equals(without)]).toEqual([true, false])
  expect((await sharp(first).metadata()).width).toBe(1200)
})

test('the address of a replaced image leads to the new one, and the old file is gone', async () => {
  const before = await kept(here)
  expect(await statusOf(there, `/media/${before.filename}`)).toBe(200)
  const answer = await send(there, 'patch', `/admin/api/media/${before.id}`)
  expect(answer.status()).toBe(200)
  const { doc: after } = (await answer.json()) as { doc: Image }
  expect(after.filename).not.toBe(before.filename)
  for (const site of [here, there]) {
    const old = await site.get(`/media/${before.filename}`, { maxRedirects: 0 })
    expect([old.status(), old.headers().location]).toEqual([307, `/media/${after.filename}`])
    expect(await statusOf(site, `/media/${after.filename}`)).toBe(200)
  }
  expect(images()).toEqual(await rows(here))
})

test('a deleted image is gone, whatever fields the call selects', async () => {
  const [one, other] = [await kept(here), await kept(here)]
  expect((await there.delete(`/admin/api/media/${one.id}?select[alt]=true`)).status()).toBe(200)
  expect((await there.delete(`/admin/api/media?where[id][equals]=${other.id}&select[alt]=true`)).status()).toBe(200)
  for (const { filename } of [one, other])
    for (const site of [here, there]) expect(await statusOf(site, `/media/${filename}`)).toBe(404)
  expect(images()).toEqual(await rows(here))
})

test('an outage of the bucket causes no 404 and no partial save', async () => {
  const { id, filename } = await kept(here)
  const before = await rows(here)
  await whileAway(async () => {
    const answer = await there.get(`/media/${filename}`)
    const { 'retry-after': wait, 'cache-control': caching } = answer.headers()
    expect([answer.status(), wait, caching]).toEqual([503, '30', 'no-store'])
    expect(await statusOf(there, resized(filename, 360))).toBe(503)
    expect(await statusOf(there, '/tin-tuc')).toBe(200)
    const refused = [await send(here, 'post', '/admin/api/media'), await send(here, 'patch', `/admin/api/media/${id}`)]
    for (const refusal of refused)
      expect([refusal.status(), await refusal.text()]).toEqual([503, expect.stringContaining('Kho tệp đang gặp sự cố')])
  })
  expect(await rows(here)).toEqual(before)
  expect(images()).toEqual(before)
  expect(await statusOf(there, `/media/${filename}`)).toBe(200)
  expect(await statusOf(there, resized(filename, 360))).toBe(200)
})

test('images deleted during an outage of the bucket are gone from the site, and their files after the next sweep', {
  tag: '@full',
}, async () => {
  const gone = [await kept(here), await kept(here)]
  await whileAway(async () => {
    const query = gone.map(({ id }, i) => `where[id][in][${i}]=${id}`).join('&')
    const answer = await here.delete(`/admin/api/media?${query}`)
    expect([answer.status(), await answer.json()]).toEqual([200, expect.objectContaining({ errors: [] })])
  })
  const remaining = await rows(here)
  for (const { filename } of gone)
    expect([remaining.includes(filename), images().includes(filename)]).toEqual([false, true])
  // A site looks for such files at its start, and every hour.
  await running[1]?.stop()
  running[1] = await startPrepared(siteOf(1))
  await expect.poll(images).toEqual(remaining)
})

test('a restore elsewhere with the settings of this bucket is refused without --take-bucket', {
  tag: '@full',
}, async () => {
  const archive = path.join(dataFolder, 'media-drill.zip')
  const drillUrl = databaseAt('media_drill')
  rmSync(archive, { force: true })
  await dropDatabase(drillUrl)
  await createDatabase(drillUrl)
  await expect.poll(() => bucket.objects.has('owner/installation')).toBe(true)
  const { environment } = siteOf(0)
  const drill = { ...environment, DATABASE_URL: drillUrl, DATA_DIR: path.join(dataFolder, 'media-drill') }
  rmSync(drill.DATA_DIR, { recursive: true, force: true })
  expect(await runCommand(environment, 'backup', archive)).toMatchObject({ status: 0 })
  const { filename } = await kept(here)
  for (const args of [[archive], [archive, '--replace']])
    expect(await runCommand(drill, 'restore', ...args)).toMatchObject({
      status: 1,
      output: expect.stringContaining('--take-bucket'),
    })
  expect(await statusOf(there, `/media/${filename}`)).toBe(200)
  expect(images()).toEqual(await rows(here))
})

test('no address of an image leads to an attachment in the same bucket', async () => {
  await attach(here, 'ảnh.jpg', await drawn())
  const key = [...bucket.objects.keys()].find((name) => name.startsWith('attachments/')) ?? ''
  expect(key).toMatch(/^attachments\/[0-9a-f-]{36}\.jpg$/)
  const names = [key.replace('attachments/', ''), encodeURIComponent(key), encodeURIComponent(`../${key}`)]
  for (const address of ['/media/', '/admin/api/media/file/'].flatMap((place) => names.map((name) => place + name)))
    expect([address, (await there.get(address)).ok()]).toEqual([address, false])
})
