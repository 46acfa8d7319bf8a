import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { startBucket, type BucketStandIn } from '@/lib/testing/s3-stand-in'
import { paragraph, wordFile } from '@/lib/testing/word-samples'
import type { DocumentedCommand } from '@/tools/operator-commands/read-commands'
import { beginsEmpty, filledIn, situationOf, type Words } from '@/tools/operator-commands/situations'
import { databaseAt, dataFolder, instance, type Site } from './instances'
import { createDatabase, dropDatabase, startPrepared } from './prepared-site'
import { startSite, type RunningSite } from './running-site'

/** Files that the commands of the documents name. */
function writeFiles(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['archives', 'nightly', 'word']) mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, 'word', 'tu-word.docx'), wordFile({ title: 'Từ Word', body: paragraph('Nội dung.') }))
  const samples = path.resolve('importers/wordpress/test-samples')
  cpSync(path.join(samples, 'minh-khang.xml'), path.join(folder, 'export.xml'))
  cpSync(path.join(samples, 'uploads'), path.join(folder, 'uploads'), { recursive: true })
  // What an operator answers.
  writeFileSync(path.join(folder, 'export-sections.txt'), '*=NEWS\ntype:page=SERVICE\n')
}

/** What the words of a command stand for. */
function wordsOf({ command }: DocumentedCommand, folder: string, url: string): Words {
  const inFolder = (...names: string[]) => path.join(folder, ...names)
  const newest = (below: string, start: RegExp) => () => {
    const names = readdirSync(inFolder(below)).filter((name) => start.test(name))
    return inFolder(below, names.sort().at(-1) ?? '')
  }
  const [archive, nightly] = [newest('archives', /^ilc-\d/), newest('nightly', /^ilc-nightly-/)]
  const dir = command.includes('--section') ? inFolder('word') : path.resolve('content')
  return {
    EMAIL: 'editor@ilc.example',
    COUNT: '3',
    DIR: command.includes('content:export') ? () => inFolder(`exported-${process.hrtime.bigint()}`) : dir,
    // The name of a section.
    RESEARCH: 'RESEARCH',
    FOLDER: inFolder('archives'),
    '/somewhere/safe': inFolder('archives'),
    'FILE.zip': archive,
    '/somewhere/safe/ilc-20261121-030000.zip': archive,
    FILE: nightly,
    '[FILE]': nightly,
    '/somewhere/safe/ilc-nightly-20261126-020000.zip.enc': nightly,
    'https://www.ilc.example': url,
    'https://old.example/api': `${url}/api`,
    'export.xml': inFolder('export.xml'),
    uploads: inFolder('uploads'),
    'from-backend': inFolder('from-backend'),
    'from-wordpress': inFolder('from-wordpress'),
    'FILE.csv': path.resolve('content/legal-texts.csv'),
    '[vi|en|zh]': 'vi',
  }
}

/** Follows commands of documents one after the other, with a site that runs meanwhile and one without any data. */
export class OperatorSession {
  readonly #folder: string
  readonly #served: Site
  readonly #empty: Site
  readonly #beside: Site
  readonly #running: RunningSite[] = []
  #bucket: BucketStandIn | undefined
  #heading = ''

  constructor(kind: 'sqlite' | 'postgres', at: (index: number) => number) {
    this.#folder = path.join(dataFolder, `operator-${kind}`)
    const site = (index: number, name: string) =>
      instance(at(index), `operator-${name}-${kind}`, {
        DATABASE_URL: kind === 'postgres' ? databaseAt(`operator_${name}`) : '',
        BACKUP_DIR: path.join(this.#folder, 'nightly'),
        BACKUP_KEY: 'ab'.repeat(32),
      })
    this.#served = site(0, 'served')
    this.#empty = site(1, 'empty')
    this.#beside = site(2, 'served')
  }

  /** Prepares the site that runs, which its commands start later, and what the commands name. */
  async begin(): Promise<void> {
    writeFiles(this.#folder)
    this.#bucket = await startBucket()
    rmSync(this.#served.environment.DATA_DIR, { recursive: true, force: true })
    await dropDatabase(this.#served.environment.DATABASE_URL)
    await (await startPrepared(this.#served)).stop()
  }

  /** Stops everything. */
  async end(): Promise<void> {
    await Promise.all(this.#running.map((site) => site.stop()))
    this.#bucket?.close()
  }

  async #makeEmpty(): Promise<void> {
    const { DATABASE_URL, DATA_DIR } = this.#empty.environment
    rmSync(DATA_DIR, { recursive: true, force: true })
    await dropDatabase(DATABASE_URL)
    await createDatabase(DATABASE_URL)
  }

  async #start({ url, environment }: Site, command: string): Promise<void> {
    const started = await startSite(url, environment, path.join(this.#folder, 'site.log'), command.split(' '))
    if (url === this.#served.url) this.#running.push(started)
    else await started.stop()
  }

  /** Runs a command, and expects its exit code and what it prints. */
  async follow(found: DocumentedCommand): Promise<void> {
    const { exits, isEmptied, needsBucket, prints, site, starts } = situationOf(found)
    if (isEmptied || (beginsEmpty(found) && found.heading !== this.#heading)) await this.#makeEmpty()
    this.#heading = found.heading
    const { environment, url } = site === 'served' ? this.#served : this.#empty
    if (starts) return this.#start(starts === 'beside' ? this.#beside : { url, environment }, found.command)
    const [program = '', ...args] = filledIn(found.command, wordsOf(found, this.#folder, this.#served.url))
    const child = spawn(program, args, {
      env: { ...process.env, ...environment, ...(needsBucket && this.#bucketSettings()) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
    const [code, ...printed] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
    expect(exits, printed.join('')).toContain(code)
    expect(printed.join('')).toMatch(prints)
  }

  #bucketSettings(): Record<string, string> {
    return {
      S3_ENDPOINT: this.#bucket?.endpoint ?? '',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'key-id',
      S3_SECRET_ACCESS_KEY: 'secret-key',
    }
  }
}
