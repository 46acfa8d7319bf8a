import { spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { dataFolder, instance } from './instances'
import { startPrepared } from './prepared-site'
import { asStaff } from './staff'

test.describe.configure({ mode: 'serial' })

const own = instance(10, 'crash', {})
const folder = path.join(dataFolder, 'crash')

const begun = () => existsSync(path.join(folder, 'media')) && readdirSync(path.join(folder, 'media')).length > 0

/** Runs a script of the project; `killAfter` kills it that many milliseconds after it began to write images. */
function run(script: string[], killAfter?: number): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '-s', ...script], {
      env: { ...process.env, ...own.environment },
      detached: true,
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const kill = () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    }
    const watch = setInterval(() => {
      if (killAfter === undefined || !begun()) return
      clearInterval(watch)
      setTimeout(kill, killAfter)
    }, 20)
    child.once('close', (code) => {
      clearInterval(watch)
      resolve({ code, output })
    })
  })
}

const importAll = ['content:import', '--', 'content']

test('an import killed at any moment leaves nothing behind, and the next one is complete', {
  tag: '@full',
}, async () => {
  expect((await run(['db:migrate'])).code).toBe(0)
  let killed = 0
  for (const moment of [0, 400, 1200, 2400]) {
    rmSync(path.join(folder, 'media'), { recursive: true, force: true })
    const { code } = await run(importAll, moment)
    if (code === 0) break
    expect(begun()).toBe(true)
    killed += 1
  }
  expect(killed).toBeGreaterThan(1)
  const { code, output } = await run(importAll)
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/\d{3} created, 1 updated, 0 unchanged|0 created, 0 updated, \d{3} unchanged/),
  ])
  const [created = 0, updated = 0, unchanged = 0] = (output.match(/\d+(?= (?:created|updated|unchanged))/g) ?? []).map(
    Number,
  )
  const count = created + updated + unchanged
  expect((await run(importAll)).output).toContain(`0 created, 0 updated, ${count} unchanged`)
})

test('a site killed while staff publish has every confirmed article complete and no partial one', {
  tag: '@full',
}, async () => {
  rmSync(folder, { recursive: true, force: true })
  let site = await startPrepared(own)
  const confirmed: string[] = []
  for (const [round, count] of [2, 5, 9, 14].entries()) {
    const api = await asStaff(own.url)
    const before = confirmed.length
    let killed: Promise<void> | undefined
    /** Publishes until the site is gone. Of two who do, one is in the middle of it when the other kills the site. */
    const publish = async (staff: string) => {
      for (let number = 0; ; number++) {
        const slug = `ban-tin-${round}-${staff}-${number}`
        const data = {
          title: slug,
          slug,
          summary: slug,
          type: 'NEWS',
          language: 'vi',
          format: 'HTML',
          html: `<p>${slug}</p>`,
          _status: 'published',
        }
        const response = await api.post('/admin/api/articles', { data }).catch(() => undefined)
        if (response?.status() !== 201) break
        confirmed.push(slug)
        if (confirmed.length - before >= count) killed ??= site.stop('SIGKILL')
      }
    }
    await Promise.all(['a', 'b'].map(publish))
    await killed
    expect(confirmed.length - before).toBeGreaterThanOrEqual(count)
    site = await startPrepared(own)
  }
  const api = await asStaff(own.url)
  const { data } = (await (
    await api.get('/api/article/?type=NEWS&language=VI&search=ban-tin-&limit=100000')
  ).json()) as { data: { articles: { id: string }[] } }
  const present = data.articles.map((article) => article.id)
  expect(new Set(present).size).toBe(present.length)
  expect(confirmed.filter((slug) => !present.includes(slug))).toEqual([])
  for (const slug of present) {
    const response = await api.get(`/tin-tuc/${slug}`)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(`<p>${slug}</p>`)
    const versions = (await (
      await api.get(`/admin/api/articles/versions?where[version.slug][equals]=${slug}`)
    ).json()) as { totalDocs: number }
    expect([slug, versions.totalDocs]).toEqual([slug, 1])
  }
  await site.stop()
})
