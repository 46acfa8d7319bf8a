import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { longArticle, member } from '@/e2e/addresses'

/** Kilobytes (gzip) that a page may load at the first interaction, above a bare Next page. */
export const allowance = 31

export const weighedPages = {
  home: '/',
  list: '/tin-tuc',
  article: longArticle.vi,
  overview: '/tong-quan',
  member: member.vi,
  contact: '/lien-he',
}

/** Kilobytes (brotli) that the document of a page may have, and the styles in it. */
export const documentBars: Record<keyof typeof weighedPages, { document: number; styles: number }> = {
  home: { document: 31, styles: 11 },
  list: { document: 21, styles: 9 },
  article: { document: 26, styles: 10 },
  overview: { document: 33, styles: 9 },
  member: { document: 20, styles: 9 },
  contact: { document: 22, styles: 9 },
}

const gzipped = (file: string) => gzipSync(readFileSync(path.join('.next', file)), { level: 9 }).length / 1000

/** Kilobytes (gzip) that Next itself loads on every page, whatever it contains. */
export function barePage(): number {
  const manifest = z
    .object({ rootMainFiles: z.array(z.string()) })
    .parse(JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')))
  return manifest.rootMainFiles.reduce((sum, file) => sum + gzipped(file), 0)
}

const deferredScripts = z.object({ files: z.array(z.string()) })

async function scriptsOf(url: string, address: string): Promise<string[]> {
  const html = await (await fetch(url + address)).text()
  const deferred = /<script type="application\/json" id="deferred-scripts">([^<]*)<\/script>/.exec(html)?.[1]
  if (deferred === undefined) throw new Error(`${address} defers no scripts: the measurement is broken`)
  return [...new Set(deferredScripts.parse(JSON.parse(deferred)).files)]
}

/** Kilobytes (gzip) of JavaScript that a page loads at the first interaction. Throws if it defers no scripts. */
export async function weigh(url: string, address: string): Promise<number> {
  const scripts = await scriptsOf(url, address)
  return scripts.reduce((sum, file) => sum + gzipped(file.replace(/^\/_next\/|\?.*$/g, '')), 0)
}

const brotli = (text: string) => brotliCompressSync(text).length / 1000

/** Kilobytes (brotli) of the document of a page, and of the styles in it. Throws if it has none. */
export async function weighDocument(url: string, address: string): Promise<{ document: number; styles: number }> {
  const html = await (await fetch(url + address)).text()
  const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1]
  if (!styles) throw new Error(`${address} has no styles: the measurement is broken`)
  return { document: brotli(html), styles: brotli(styles) }
}
