import { hash, randomUUID } from 'node:crypto'
import { settings } from '@/lib/operations/settings'
import { attachmentStorage } from '@/lib/operations/storage'
import type { NewAttachment } from '@/lib/backend/model'
import { Unavailable } from '@/lib/backend/port'
import { findOne } from '../database/find'
import { unreferencedMaxAgeMs } from './unreferenced-files'
import { payload } from '../payload'
import type { Attachment } from '../payload-types'

/** An hour less than a file is kept: none is deleted while its request is being saved. */
const referableMaxAgeMs = unreferencedMaxAgeMs - 60 * 60 * 1000

const addressOf = (key: string) => `${settings().SITE_URL}/admin/api/attachments/file/${key}`

export async function addAttachment({ data, type, extension, name }: NewAttachment): Promise<string> {
  const key = `${randomUUID()}.${extension}`
  await attachmentStorage()
    .put(key, data, type)
    .catch((cause: unknown) => {
      throw new Unavailable('a file could not be stored', { cause })
    })
  await (await payload()).create({
    collection: 'attachments',
    data: { key, name, type, bytes: data.length, digest: hash('sha256', data, 'base64url') },
    depth: 0,
  })
  return addressOf(key)
}

export async function attachmentAt(address: string): Promise<Attachment | undefined> {
  const key = address.slice(address.lastIndexOf('/') + 1)
  if (address !== addressOf(key)) return undefined
  const since = new Date(Date.now() - referableMaxAgeMs).toISOString()
  return findOne(await payload(), 'attachments', { key: { equals: key }, createdAt: { greater_than: since } })
}
