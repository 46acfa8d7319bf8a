import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import type { Site } from './instances'
import { dropDatabase, startPrepared } from './prepared-site'
import type { RunningSite } from './running-site'
import { asStaff } from './staff'

export const published = { _status: 'published' }

const imageNamed = (name: string) => readFileSync(path.resolve('e2e/fixtures', `${name}.webp`))

export const covers = { first: imageNamed('cover'), second: imageNamed('other-cover') }

export class TrashSite {
  #running: RunningSite | undefined
  api = {} as APIRequestContext

  constructor(readonly site: Site) {}

  async create(): Promise<void> {
    await dropDatabase(this.site.environment.DATABASE_URL)
    await this.start()
  }

  async start(): Promise<void> {
    this.#running = await startPrepared(this.site)
    this.api = await asStaff(this.site.url)
  }

  async stop(): Promise<void> {
    await this.api.dispose?.()
    await this.#running?.stop()
  }

  get = (address: string) => fetch(new URL(address, this.site.url), { redirect: 'manual' })
  status = async (address: string) => (await this.get(address)).status
  text = async (address: string) => (await this.get(address)).text()
  statuses = (...addresses: string[]) => Promise.all(addresses.map(this.status))

  /** As the studio deletes a record: an ordinary change, or what it offers for an image that is used. */
  async trash(collection: string, id: number): Promise<void> {
    const at = `/admin/api/${collection}/${id}`
    const answer =
      collection === 'media'
        ? await this.api.post(`${at}/trash-used`)
        : await this.api.patch(at, { data: { deletedAt: new Date().toISOString() } })
    expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, ''])
  }

  async restore(collection: string, id: number, more: object = {}): Promise<{ slug: string }> {
    const where = `where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
    const answer = await this.api.patch(`/admin/api/${collection}?trash=true&${where}`, {
      data: { deletedAt: null, ...more },
    })
    expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, ''])
    return ((await answer.json()) as { docs: [{ slug: string }] }).docs[0]
  }

  async created(collection: string, data: object): Promise<{ id: number; slug: string }> {
    const answer = await this.api.post(`/admin/api/${collection}`, { data })
    expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([201, ''])
    return ((await answer.json()) as { doc: { id: number; slug: string } }).doc
  }

  async upload(name: string): Promise<{ id: number; filename: string }> {
    const answer = await this.api.post('/admin/api/media', {
      multipart: { file: { name, mimeType: 'image/webp', buffer: covers.first }, _payload: '{"alt":"Ảnh thử"}' },
    })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as { doc: { id: number; filename: string } }).doc
  }

  async replace(id: number, name: string, buffer: Buffer): Promise<string> {
    const answer = await this.api.patch(`/admin/api/media/${id}`, {
      multipart: { file: { name, mimeType: 'image/webp', buffer }, _payload: '{}' },
    })
    expect(answer.status()).toBe(200)
    return ((await answer.json()) as { doc: { filename: string } }).doc.filename
  }
}
