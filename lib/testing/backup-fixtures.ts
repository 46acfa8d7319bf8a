import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { Refusal } from '@/lib/operations/refusal'
import { diskStorage } from '@/lib/operations/storage/disk'
import type { Site } from '@/lib/operations/backup/site'

/** A site with two storage prefixes. Its database is a JSON file on disk with the list of files that its rows name. */

export const prefixes = [
  { name: 'media', isKey: (key: string) => /^[a-z0-9-]+\.webp$/.test(key) },
  { name: 'attachments', isKey: (key: string) => /^[a-z0-9-]+\.pdf$/.test(key) },
]

export interface SampleSite extends Site {
  rows: () => string[]
  write: (rows: string[]) => void
  put: (name: string, text: string) => Promise<void>
  files: () => Promise<Record<string, string>>
  isServed: boolean
  id: string | undefined
  ownerId: string | undefined
  useBucket: () => void
}

export function sampleSite(folder: string, kind: 'sqlite' | 'postgres' = 'sqlite'): SampleSite {
  const file = path.join(folder, 'rows.json')
  const stored = prefixes.map((prefix) => ({ ...prefix, storage: diskStorage(path.join(folder, prefix.name), prefix) }))
  const site: SampleSite = {
    folder,
    secretsFile: path.join(folder, 'secrets.json'),
    prefixes: stored,
    isServed: false,
    id: undefined,
    ownerId: undefined,
    owner: {
      isInBucket: false,
      read: () => Promise.resolve(site.ownerId),
      claim: async (id) => void (site.ownerId = id),
    },
    useBucket: () => void (site.owner.isInBucket = true),
    rows: () => z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))),
    write: (rows) => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, JSON.stringify(rows))
    },
    put: async (name, text) => {
      const [prefix = '', key = ''] = name.split('/')
      await stored.find(({ name }) => name === prefix)?.storage.put(key, Buffer.from(text), '')
    },
    files: async () => {
      const result: Record<string, string> = {}
      for (const { name, storage } of stored)
        for (const { key } of await storage.list()) result[`${name}/${key}`] = String(await storage.get(key))
      return result
    },
    database: {
      kind,
      refusalOf: () => undefined,
      isEmpty: () => Promise.resolve(!existsSync(file)),
      ask: (work) => work(() => []),
      bytes: () => Promise.resolve(1),
      installation: () => Promise.resolve(site.id),
      requireUnused: async () => {
        if (site.isServed) throw new Refusal('served')
      },
      snapshot: async (to) => {
        writeFileSync(to, readFileSync(file))
        return { files: site.rows(), counts: { articles: site.rows().length }, migrations: ['1_first'] }
      },
      prepare: async (from, installation) => {
        JSON.parse(readFileSync(from, 'utf8'))
        return async () => {
          renameSync(from, file)
          site.id = installation
        }
      },
    },
  }
  return site
}
