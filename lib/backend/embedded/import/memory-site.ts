import type { Payload } from 'payload'

export interface MemoryRow {
  id: number
  slug?: string
  filename?: string
  sourceHash?: string | null
  _status?: 'draft' | 'published'
  deletedAt?: string | null
  [field: string]: unknown
}

interface Query {
  collection: string
  where?: Partial<Record<'slug' | 'filename', { equals?: string; in?: string[] }>>
  trash?: boolean
  draft?: boolean
}

interface Change {
  collection: string
  id: number
  data: Partial<MemoryRow>
  draft?: boolean
  file?: { name: string }
}

/** The collections of a site in memory: enough of Payload for an import, with drafts beside what is public. */
export class MemorySite {
  readonly #rows = new Map<string, MemoryRow[]>()
  readonly #drafts = new Map<number, MemoryRow>()
  writes = 0

  rows(collection: string): MemoryRow[] {
    const results = this.#rows.get(collection) ?? []
    this.#rows.set(collection, results)
    return results
  }

  row = (collection: string, slug: string): MemoryRow | undefined =>
    this.rows(collection).find((row) => row.slug === slug)

  draft = (slug: string): MemoryRow | undefined => [...this.#drafts.values()].find((row) => row.slug === slug)

  readonly payload = {
    find: ({ collection, where = {}, trash, draft }: Query) => {
      const fits = (row: MemoryRow) =>
        Object.entries(where).every(([name, { equals, in: list }]) => {
          const value = row[name]
          return equals === undefined ? (list?.includes(String(value)) ?? true) : value === equals
        }) &&
        (trash === true || !row.deletedAt)
      const docs = this.rows(collection).filter(fits)
      return Promise.resolve({ docs: draft ? docs.map((row) => this.#drafts.get(row.id) ?? row) : [...docs] })
    },
    create: ({ collection, data, file }: Change) => {
      this.writes += 1
      const row: MemoryRow = { ...data, ...(file && { filename: file.name }), id: this.rows(collection).length + 1 }
      this.rows(collection).push(row)
      return Promise.resolve(row)
    },
    update: ({ collection, id, data, draft }: Change) => {
      this.writes += 1
      const rows = this.rows(collection)
      const at = rows.findIndex((row) => row.id === id)
      const changed: MemoryRow = { ...rows[at], ...data, id }
      // What takes a record out of the trash writes the whole record (hooks/trash.ts).
      if (draft && data.deletedAt === undefined) this.#drafts.set(id, changed)
      else {
        rows[at] = changed
        this.#drafts.delete(id)
      }
      return Promise.resolve(changed)
    },
  } as unknown as Payload
}
