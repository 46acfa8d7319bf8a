import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { longArticle } from './addresses'
import { dataFolder, instance } from './instances'
import { startPrepared } from './prepared-site'

/** What a site that is only read holds in memory: each of these costs 3 to 20 MB, or a part of every start. */

const list = path.join(dataFolder, 'loaded-modules.json')
const site = instance(142, 'loaded-modules', {
  NODE_OPTIONS: `--require ${path.resolve('e2e/loaded-modules.cjs')}`,
  LOADED_MODULES: list,
  RENDER_AHEAD: 'on',
})

/** Packages that the build leaves outside: loaded when a picture is drawn, a page parsed or a password chosen, or never. */
const atFirstUse = /node_modules\/(?:sharp|jsdom|typescript|esbuild|drizzle-kit|redis|@zxcvbn-ts)\//

/** Words that only the code of a package has, by which it is found in the chunks of the build. */
const marks = { payload: 'defaultMaxTextLength', signIn: 'openid-client' }

async function loadedFiles(pid: number): Promise<string[]> {
  for (const page of ['/', '/tin-tuc', longArticle.vi, '/lien-he', '/en', '/khong-co'])
    await (await fetch(site.url + page)).arrayBuffer()
  process.kill(pid, 'SIGUSR2')
  await expect.poll(() => existsSync(list)).toBe(true)
  return z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')))
}

test('the first pages load Payload once, and nothing that they do not use', async () => {
  const { pid, stop } = await startPrepared(site)
  try {
    const files = await loadedFiles(pid)
    expect(files.filter((file) => atFirstUse.test(file))).toEqual([])
    const chunks = files
      .filter((file) => /\.next\/server\/.*\.js$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
    const loaded = Object.values(marks).map((mark) => chunks.filter((text) => text.includes(mark)).length)
    expect(loaded).toEqual([1, 0])
  } finally {
    await stop()
  }
})
