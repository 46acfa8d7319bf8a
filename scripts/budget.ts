import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { longArticle, member } from '@/e2e/addresses'
import { startSite } from '@/e2e/running-site'
import { buildWhenStale } from './start/build'

/** `npm run budget`: first-load JavaScript of the public pages against what a bare Next page loads. */

/** Kilobytes (gzip) that a page may load above a bare Next page (standing bars). */
const allowance = 25

const port = 3199
const pages = { home: '/', list: '/tin-tuc', article: longArticle.vi, overview: '/tong-quan', member: member.vi, contact: '/lien-he' }

const kilobytes = (bytes: number) => bytes / 1000

function gzipped(file: string): number {
  return gzipSync(readFileSync(path.join('.next', file)), { level: 9 }).length
}

/** What Next itself loads on every page, whatever stands on it. */
function barePage(): number {
  const manifest = z.object({ rootMainFiles: z.array(z.string()) }).parse(JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')))
  return manifest.rootMainFiles.reduce((sum, file) => sum + gzipped(file), 0)
}

/** Scripts a browser with modules loads with the page; `nomodule` is for those without. */
async function scriptsOf(address: string): Promise<string[]> {
  const html = await (await fetch(`http://127.0.0.1:${port}${address}`)).text()
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? []
  const preloads = html.match(/<link\b[^>]*\bas="script"[^>]*>/g) ?? []
  const loaded = [...tags.filter((tag) => !/\bnomodule\b/i.test(tag)), ...preloads]
  return [...new Set(loaded.map((tag) => /\b(?:src|href)="([^"?]+)/.exec(tag)?.[1] ?? ''))]
}

await buildWhenStale()
const folder = mkdtempSync(path.join(tmpdir(), 'ilc-budget-'))
const environment = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: '', BACKEND_URL: '', REDIS_URL: '' }
const site = await startSite(`http://127.0.0.1:${port}`, environment, path.join(folder, 'site.log'))
try {
  const bare = barePage()
  console.log(`bare Next page  ${kilobytes(bare).toFixed(1)} KB`)
  let exceeded = false
  for (const [name, address] of Object.entries(pages)) {
    const files = await scriptsOf(address)
    if (files.length === 0) throw new Error(`${address} loads no script: the measurement is broken`)
    const weight = files.reduce((sum, file) => sum + gzipped(file.replace('/_next/', '')), 0)
    const above = kilobytes(weight - bare)
    exceeded ||= above > allowance
    console.log(`${name.padEnd(14)}  ${kilobytes(weight).toFixed(1)} KB, ${above.toFixed(1)} KB above bare, ${allowance} KB allowed`)
  }
  process.exitCode = exceeded ? 1 : 0
} finally {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
