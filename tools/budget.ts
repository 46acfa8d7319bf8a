import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { longArticle, member } from '@/e2e/addresses'
import { endWith, withOwnSite } from './bench/own-site'
import { buildWhenStale } from '@/server/build'

/** `npm run budget`: JavaScript of the public pages after the first touch: little more than a bare Next page loads. */

/** Kilobytes (gzip) that a page may load, once it is touched, above a bare Next page. */
const allowance = 25

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

const heldScripts = z.object({ files: z.array(z.string()) })

/** Scripts that the first touch of a page lets in. */
async function scriptsOf(url: string, address: string): Promise<string[]> {
  const html = await (await fetch(url + address)).text()
  const held = /<script type="application\/json" id="held-scripts">([^<]*)<\/script>/.exec(html)?.[1]
  if (held === undefined) throw new Error(`${address} holds no scripts back: the measurement is broken`)
  return [...new Set(heldScripts.parse(JSON.parse(held)).files)]
}

await buildWhenStale()
const below = await withOwnSite(async ({ url }) => {
  const bare = barePage()
  console.log(`bare Next page  ${kilobytes(bare).toFixed(1)} KB`)
  const heavy: string[] = []
  for (const [name, address] of Object.entries(pages)) {
    const weight = (await scriptsOf(url, address)).reduce((sum, file) => sum + gzipped(file.replace(/^\/_next\/|\?.*$/g, '')), 0)
    const above = kilobytes(weight - bare)
    console.log(`${name.padEnd(14)}  ${kilobytes(weight).toFixed(1)} KB after the first touch, ${above.toFixed(1)} KB above bare, ${allowance} KB allowed`)
    if (above > allowance) heavy.push(`${name}: ${above.toFixed(1)} KB above a bare page, ${allowance} KB allowed`)
  }
  return heavy
})
endWith(below)
