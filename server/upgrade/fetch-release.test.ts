import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { makeReleaseFolders } from '@/lib/testing/release-folders'
import { fetchRelease, finishedMark } from './fetch-release'
import { ReleaseFolders } from './folders'

/** New versions from the remote of a clone, and from a folder. */

let root: string
/** Where the versions are published. */
let published: string
let program: string

const who = ['-c', 'user.name=Test', '-c', 'user.email=test@ilc.example']
const git = (folder: string, ...args: string[]) => execFileSync('git', [...who, ...args], { cwd: folder }).toString()

function publish(version: string, name = 'ilc-website'): void {
  writeFileSync(path.join(published, 'package.json'), JSON.stringify({ name, version }))
  git(published, 'add', '.')
  git(published, 'commit', '--quiet', '-m', version)
  git(published, 'tag', `v${version}`)
}

beforeEach(() => {
  root = makeReleaseFolders('first')
  published = path.join(root, 'published')
  program = path.join(root, 'releases', 'first')
  mkdirSync(published)
  git(published, 'init', '--quiet')
  publish('1.0.0')
  git(root, 'clone', '--quiet', published, program)
})
afterEach(() => rmSync(root, { recursive: true }))

const fetchTo = (to: string, from?: string) => fetchRelease(new ReleaseFolders(program), program, { to, from })
const versionOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as unknown

test('the newest version, or the one that is named, with the settings of the present one', async () => {
  writeFileSync(path.join(program, '.env'), 'PORT=3000')
  publish('1.1.0')
  publish('1.2.0')
  const newest = await fetchTo('HEAD')
  expect(newest.name).toMatch(/^1\.2\.0-[0-9a-f]{10}$/)
  expect(versionOf(newest.folder)).toMatchObject({ version: '1.2.0' })
  expect(readFileSync(path.join(newest.folder, '.env'), 'utf8')).toBe('PORT=3000')
  expect(git(newest.folder, 'remote', 'get-url', 'origin').trim()).toBe(published)
  expect((await fetchTo('v1.1.0')).name).toMatch(/^1\.1\.0-/)
  // The program that serves is as it was.
  expect(versionOf(program)).toMatchObject({ version: '1.0.0' })
})

test('a version that was finished is taken as it is, one that was not is fetched anew', async () => {
  publish('1.1.0')
  const { folder } = await fetchTo('v1.1.0')
  writeFileSync(path.join(folder, 'built'), '')
  await fetchTo('v1.1.0')
  expect(existsSync(path.join(folder, 'built'))).toBe(false)
  writeFileSync(path.join(folder, 'built'), '')
  writeFileSync(path.join(folder, finishedMark), '')
  await fetchTo('v1.1.0')
  expect(existsSync(path.join(folder, 'built'))).toBe(true)
  expect(readdirSync(path.join(root, 'releases'))).toHaveLength(2)
})

test('a version that does not exist is refused, and nothing of it stays', async () => {
  await expect(fetchTo('v9')).rejects.toThrow('fetch')
  expect(readdirSync(path.join(root, 'releases'))).toEqual(['first'])
})

describe('a folder', () => {
  let from: string

  beforeEach(() => {
    from = path.join(root, 'arrived')
    for (const folder of ['.git', 'data', 'lib', '.next/cache', '.next/server', 'node_modules/names/data'])
      mkdirSync(path.join(from, folder), { recursive: true })
    writeFileSync(path.join(from, 'package.json'), JSON.stringify({ name: 'ilc-website', version: '2.0.0' }))
    writeFileSync(path.join(from, 'lib', 'site.ts'), 'export {}')
  })

  test('is copied without data and history', async () => {
    const { name, folder } = await fetchTo('HEAD', from)
    expect(name).toMatch(/^2\.0\.0-[0-9a-f]{10}$/)
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
      '.next',
      '.next/server',
      'lib',
      'lib/site.ts',
      'node_modules',
      'node_modules/names',
      'node_modules/names/data',
      'package.json',
    ])
  })

  test.each(['lib/site.ts', 'package.json'])('with another %s is another release of the same version', async (file) => {
    const first = await fetchTo('HEAD', from)
    writeFileSync(path.join(first.folder, finishedMark), '')
    expect(await fetchTo('HEAD', from)).toEqual(first)
    const corrected = `${readFileSync(path.join(from, file), 'utf8')}\n`
    writeFileSync(path.join(from, file), corrected)
    const second = await fetchTo('HEAD', from)
    expect(second.name).not.toBe(first.name)
    expect(readFileSync(path.join(second.folder, file), 'utf8')).toBe(corrected)
  })

  test.each([undefined, 'PORT=3000'])('brings no settings, where the present program has %s', async (own) => {
    for (const file of ['.env', '.env.local', '.env.production']) writeFileSync(path.join(from, file), 'PORT=1')
    if (own !== undefined) writeFileSync(path.join(program, '.env'), own)
    const { folder } = await fetchTo('HEAD', from)
    const settings = readdirSync(folder).filter((file) => file.startsWith('.env'))
    expect(settings.map((file) => readFileSync(path.join(folder, file), 'utf8'))).toEqual(
      own === undefined ? [] : [own],
    )
  })

  test('with another program is refused', async () => {
    writeFileSync(path.join(from, 'package.json'), JSON.stringify({ name: 'another', version: '3.0.0' }))
    await expect(fetchTo('HEAD', from)).rejects.toThrow('is another, not ilc-website')
  })
})
