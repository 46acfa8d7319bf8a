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
})

/** Loaded when a picture is drawn, a mail is sent, a page is parsed, somebody signs in, or Redis is configured. */
const atFirstUse =
  /node_modules\/(?:sharp|jsdom|dompurify|isomorphic-dompurify|redis|@redis|nodemailer|next-auth|openid-client|typescript|esbuild|drizzle-kit)\//

/** A setting that only Payload's code reads: chunks with it contain Payload. */
const payloadMark = 'defaultMaxTextLength'

/** Asks for the first pages, and returns the files that are loaded afterwards. */
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
    const chunks = files.filter((file) => /\.next\/server\/.*\.js$/.test(file))
    expect(chunks.filter((file) => readFileSync(file, 'utf8').includes(payloadMark))).toHaveLength(1)
  } finally {
    await stop()
  }
})
