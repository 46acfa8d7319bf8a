import { hash } from 'node:crypto'
import { bytesUpTo } from '@/lib/http/bytes-up-to'
import { CannotStore } from '@/lib/backend/port'
import { outageOf } from '../database/database-outage'
import { findOne, findOrCreate } from '../database/find'
import { payload } from '../payload'
import { isProviderAddress } from './avatar-address'

/** Width and height of a stored image in pixels: twice the displayed size. */
const side = 96

const maxBytes = 5_000_000

const timeoutMs = 3000

async function fetchImage(address: string): Promise<Buffer | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), headers: { accept: 'image/*' } })
  const image = response.ok && response.body ? await bytesUpTo(response.body, maxBytes) : undefined
  return image?.length ? image : undefined
}

/** Stores a small copy of a user's image. Undefined if there is no usable one; failures never prevent a sign-in. */
export async function storeAvatar(address: string | undefined): Promise<number | undefined> {
  if (!address || !isProviderAddress(address)) return undefined
  try {
    const image = await fetchImage(address)
    if (!image) return undefined
    const { default: sharp } = await import('sharp')
    const data = await sharp(image, { limitInputPixels: 50_000_000 })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer()
    const name = `avatar-${hash('sha256', data, 'hex').slice(0, 24)}.webp`
    const backend = await payload()
    const find = () => findOne(backend, 'avatars', { filename: { equals: name } })
    const create = () =>
      backend.create({
        collection: 'avatars',
        data: {},
        file: { data, name, mimetype: 'image/webp', size: data.length },
        overwriteExistingFiles: true,
      })
    return (await findOrCreate(find, create)).row.id
  } catch (error) {
    if (!(outageOf(error) instanceof CannotStore)) console.error("A user's picture could not be stored:", error)
    return undefined
  }
}
