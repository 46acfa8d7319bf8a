import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loggable } from '@/lib/operations/log/loggable'

/** Files in a folder, limited by bytes, the least recently used evicted first. An unwritable folder stores nothing. */
export class FileCache {
  readonly #what: string
  readonly #folder: string
  readonly #room: number
  /** Bytes in the folder; undefined until they are counted. */
  #used: number | undefined
  #isBroken = false

  /** `room` is the limit in bytes; `what` names the files in log messages. */
  constructor(folder: string, room: number, what: string) {
    this.#what = what
    this.#folder = folder
    this.#room = room
  }

  async get(name: string): Promise<Buffer | undefined> {
    const file = path.join(this.#folder, name)
    const result = await readFile(file).catch(() => undefined)
    const now = new Date()
    if (result) await utimes(file, now, now).catch(() => undefined)
    return result
  }

  async put(name: string, data: Buffer): Promise<void> {
    const partFile = path.join(this.#folder, `${randomUUID()}.part`)
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(partFile, data)
      await rename(partFile, path.join(this.#folder, name))
      this.#used = (this.#used ?? Infinity) + data.length
      if (this.#used > this.#room) await this.#sweep()
      this.#isBroken = false
    } catch (error) {
      await rm(partFile, { force: true }).catch(() => undefined)
      if (!this.#isBroken) console.error(`${this.#what} cannot be cached on disk:`, loggable(error))
      this.#isBroken = true
    }
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.#folder, name), { force: true }).catch(() => undefined)
  }

  async #sweep(): Promise<void> {
    const names = await readdir(this.#folder)
    const files = (await Promise.all(names.map(async (name) => ({ name, ...(await this.#measure(name)) })))).sort(
      (a, b) => b.asked - a.asked,
    )
    let used = 0
    for (const { name, size } of files) {
      if (used + size <= this.#room * 0.9) used += size
      else await rm(path.join(this.#folder, name), { force: true })
    }
    this.#used = used
  }

  async #measure(name: string): Promise<{ size: number; asked: number }> {
    const match = await stat(path.join(this.#folder, name)).catch(() => undefined)
    return { size: match?.size ?? 0, asked: match?.mtimeMs ?? 0 }
  }
}
