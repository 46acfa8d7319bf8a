import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { longArticle, member } from './addresses'
import { instances } from './instances'

/** JavaScript of the public pages after the first interaction, little more than Next itself loads; their documents. */

/** Kilobytes (gzip) that a page may load at the first interaction, above a bare Next page. */
const allowance = 31

/** Kilobytes (brotli) that the document of a page may have, and the styles in it. */
const pages = {
  home: { address: '/', document: 31, styles: 11 },
  list: { address: '/tin-tuc', document: 21, styles: 9 },
  article: { address: longArticle.vi, document: 26, styles: 10 },
  overview: { address: '/tong-quan', document: 33, styles: 9 },
  member: { address: member.vi, document: 20, styles: 9 },
  contact: { address: '/lien-he', document: 22, styles: 9 },
}

const gzipped = (file: string) => gzipSync(readFileSync(path.join('.next', file)), { level: 9 }).length / 1000
const brotli = (text: string) => brotliCompressSync(text).length / 1000
const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + gzipped(file), 0)

const manifest = z.object({ rootMainFiles: z.array(z.string()) })
const deferredScripts = z.object({ files: z.array(z.string()) })

for (const [name, { address, ...bars }] of Object.entries(pages))
  test(`${name}: scripts weigh little more than those of a bare Next page, document and styles stay below the bars`, async () => {
    const { rootMainFiles } = manifest.parse(JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')))
    const html = await (await fetch(instances.sqlite.url + address)).text()
    const [, deferred = ''] =
      /<script type="application\/json" id="deferred-scripts">([^<]*)<\/script>/.exec(html) ?? []
    const files = new Set(deferredScripts.parse(JSON.parse(deferred)).files)
    const scripts = Array.from(files, (file) => file.replace(/^\/_next\/|\?.*$/g, ''))
    const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
    expect([sizeOf(rootMainFiles) > 50, styles !== '']).toEqual([true, true])
    expect(sizeOf(scripts) - sizeOf(rootMainFiles)).toBeLessThanOrEqual(allowance)
    expect(brotli(html)).toBeLessThanOrEqual(bars.document)
    expect(brotli(styles)).toBeLessThanOrEqual(bars.styles)
  })
