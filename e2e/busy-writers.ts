import { hash } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { ask, upload, whole } from './consultation-calls'
import { publish } from './staff'

export const digest = (data: Buffer): string => hash('sha256', data, 'base64url')

export interface Written {
  slug: string
  images: Map<string, string>
  reference: string
  comment: string
}

interface Doc {
  id: number
  filename: string
}

const docOf = async (answer: Awaited<ReturnType<APIRequestContext['post']>>): Promise<Doc> => {
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
  return ((await answer.json()) as { doc: Doc }).doc
}

/**
 * Writes one article with an image, one request with an attachment and one comment; deletes the image of every third
 * article again. Calls `onConfirmed` after each write that was confirmed.
 */
async function writeRound(
  staff: APIRequestContext,
  user: APIRequestContext,
  number: number,
  onConfirmed: () => void,
): Promise<Written> {
  const slug = `bai-sao-luu-${number}`
  const background = { r: number % 256, g: number >> 8, b: 90 }
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background } })
  const file = { name: `Ảnh ${number}.jpg`, mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() }
  const image = await docOf(await staff.post('/admin/api/media', { multipart: { file } }))
  onConfirmed()
  const images = new Map([[image.filename, digest(await (await staff.get(`/media/${image.filename}`)).body())]])
  await publish(staff, { title: `Bài sao lưu số ${number}`, slug, previewImage: image.id })
  onConfirmed()

  const headers = { 'x-forwarded-for': `198.18.${number >> 8}.${number % 256}` }
  const attached = await upload(user, 'Giấy tờ.txt', Buffer.from(`Giấy tờ số ${number}`), headers)
  onConfirmed()
  const reference = await ask(user, whole(`Khách sao lưu số ${number}`, { file: attached }), headers)
  onConfirmed()
  const comment = `Bình luận số ${number}`
  const commented = await user.post('/api/interactedArticle', {
    data: { type: 'COMMENT', value: comment, articleID: slug },
  })
  expect([commented.status(), await commented.text()]).toEqual([201, expect.any(String)])
  onConfirmed()
  if (number % 3 === 0) {
    // Administrators may move an image that is in use to the trash.
    expect((await staff.post(`/admin/api/media/${image.id}/trash-used`)).status()).toBe(200)
    expect((await staff.delete(`/admin/api/media/${image.id}?trash=true`)).status()).toBe(200)
  }
  return { slug, images, reference, comment }
}

export interface Writers {
  written: Written[]
  confirmed: () => number
  more: (count: number) => Promise<void>
  stop: () => Promise<void>
}

/** Writes until stopped. `stop` and `more` reject if a write failed. */
export function keepWriting(staff: APIRequestContext, users: APIRequestContext[]): Writers {
  const written: Written[] = []
  let confirmed = 0
  const stopped = new AbortController()
  const goesOn = () => !stopped.signal.aborted
  async function write(): Promise<void> {
    for (let number = 0; goesOn(); number++) {
      const user = users[number % users.length]
      if (user) written.push(await writeRound(staff, user, number, () => confirmed++))
    }
  }
  const writing = write()
  // The failure is reported by the next `stop` or `more`.
  writing.catch(() => undefined)
  return {
    written,
    confirmed: () => confirmed,
    more: async (count) => {
      const goal = written.length + count
      const reached = async () => {
        while (written.length < goal && goesOn()) await new Promise((resolve) => setTimeout(resolve, 20))
      }
      await Promise.race([reached(), writing])
    },
    stop: async () => {
      stopped.abort()
      await writing
    },
  }
}
