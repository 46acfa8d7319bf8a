import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { longArticle } from '@/e2e/addresses'
import { instance } from '@/e2e/instances'
import { makeCertificate } from '@/e2e/nginx'
import { endWith, withOwnSite } from './bench/own-site'
import { runProgram } from '@/server/run-program'

/**
 * `npx tsx tools/observatory.ts`: the score of MDN's HTTP Observatory for the pages behind TLS; fails below the bar. The scanner
 * is installed for the run and is not a dependency (docs/adr/0039). `npx tsx tools/observatory.ts preload` scans a site that
 * asks for the HSTS preload list, as if the list had it.
 */

const scanner = '@mdn/mdn-http-observatory@1.4.8'
const isPreloaded = process.argv[2] === 'preload'
const bar = isPreloaded ? 135 : 130
const pages = { home: '/', list: '/tin-tuc', article: longArticle.vi, overview: '/tong-quan', contact: '/lien-he' }

interface Scanned {
  scan: { score: number; grade: string }
  tests: Record<string, { result: string; scoreModifier: number }>
}

const secure = instance(95, 'tls', {})
const host = `localhost:${new URL(secure.url).port}`

const folder = mkdtempSync(path.join(tmpdir(), 'ilc-observatory-'))
const inFolder = (name: string) => path.join(folder, name)

/** A certificate that this process trusts. */
function trustedCertificate(): { key: Buffer; cert: Buffer } {
  makeCertificate(folder, 'DNS:localhost')
  const cert = readFileSync(inFolder('fullchain.pem'))
  setDefaultCACertificates([...getCACertificates('default'), cert.toString()])
  return { key: readFileSync(inFolder('privkey.pem')), cert }
}

async function fetchScanner(): Promise<(hostAndPath: string) => Promise<Scanned>> {
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  await runProgram('npm', ['install', '--prefix', folder, ...quietly, scanner])
  const home = inFolder('node_modules/@mdn/mdn-http-observatory')
  // The HSTS preload list that its install script would download. Hosts are looked up with their port and path.
  const scanned = isPreloaded ? Object.values(pages).map((address) => host + address) : []
  const list = Object.fromEntries(scanned.map((at) => [at, { mode: 'force-https', includeSubDomains: true }]))
  writeFileSync(path.join(home, 'conf/hsts-preload.json'), JSON.stringify(list))
  const { scan } = (await import(pathToFileURL(path.join(home, 'src/index.js')).href)) as {
    scan: (host: string) => Promise<Scanned>
  }
  return scan
}

const inFront = (url: string) =>
  createServer(trustedCertificate(), (requested, response) => {
    const passed = request(url + requested.url, { method: requested.method, headers: requested.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    requested.pipe(passed)
  })

async function scanAll(url: string): Promise<string[]> {
  const scan = await fetchScanner()
  const proxy = inFront(url)
  const below: string[] = []
  try {
    await new Promise<void>((resolve) => proxy.listen(Number(host.split(':')[1]), '127.0.0.1', resolve))
    for (const [name, address] of Object.entries(pages)) {
      const { scan: match, tests } = await scan(host + address)
      const points = Object.entries(tests).filter(([, test]) => test.scoreModifier !== 0)
      const listed = points.map(
        ([test, { scoreModifier }]) => `${test} ${scoreModifier > 0 ? '+' : ''}${scoreModifier}`,
      )
      const line = `${name.padEnd(10)} ${match.score} ${match.grade.padEnd(4)} ${listed.join(', ')}`
      console.log(line)
      if (match.score < bar) below.push(`${line}; ${bar} wanted`)
    }
  } finally {
    proxy.close()
  }
  return below
}

const below = await withOwnSite(({ url }) => scanAll(url), {
  SITE_URL: `https://${host}`,
  ...(isPreloaded && { HSTS: 'preload' }),
}).finally(() => rmSync(folder, { recursive: true, force: true }))
endWith(below)
