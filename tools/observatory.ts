import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { longArticle } from '@/e2e/addresses'
import { instance } from '@/e2e/instances'
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

/** Makes a certificate that this process trusts. Throws if openssl fails. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    inFolder('key'),
    '-out',
    inFolder('cert'),
  ])
  if (!existsSync(inFolder('cert')))
    throw new Error(`openssl made no certificate: ${made.error?.message ?? made.stderr.toString()}`)
  const cert = readFileSync(inFolder('cert'))
  setDefaultCACertificates([...getCACertificates('default'), cert.toString()])
  return { key: readFileSync(inFolder('key')), cert }
}

async function fetchScanner(): Promise<(hostAndPath: string) => Promise<Scanned>> {
  await runProgram('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--silent',
    scanner,
  ])
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
  createServer(makeCertificate(), (requested, response) => {
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
      console.log(
        `${name.padEnd(10)} ${match.score} ${match.grade.padEnd(4)} ${points.map(([test, { scoreModifier }]) => `${test} ${scoreModifier > 0 ? '+' : ''}${scoreModifier}`).join(', ')}`,
      )
      if (match.score < bar)
        below.push(
          `${name}: ${match.score}, ${bar} wanted (${Object.values(tests)
            .map(({ result }) => result)
            .join(', ')})`,
        )
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
