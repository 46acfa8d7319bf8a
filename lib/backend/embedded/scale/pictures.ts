import { open, mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { settings } from '@/lib/settings'
import { continueIds, filling, insertRows, nextId, type Bulk } from './bulk'
import type { Sizes } from './sizes'

/** Files that are written side by side. */
const filesAtOnce = 64

const nameOf = (index: number) => `scale-picture-${index.toString(16).padStart(8, '0')}.webp`

/**
 * Adds pictures. Their files are sparse: a small picture, extended by a hole to the bytes that the record states.
 * Returns the id of the first.
 */
export async function addPictures(bulk: Bulk, { pictures, pictureBytes }: Sizes): Promise<number> {
  const first = await nextId(bulk, 'media')
  const each = Math.round(pictureBytes / pictures)
  const bytesOf = (index: number) => Math.round(each * (0.5 + (index % 101) / 100))
  const [width, height] = [1600, 900]
  await filling(bulk, 'media', async () => {
    const rows = Array.from({ length: pictures }, (_, index) => ({
      id: first + index,
      filename: nameOf(first + index),
      words: `${nameOf(first + index)} `,
      url: `/admin/api/media/file/${nameOf(first + index)}`,
      mime_type: 'image/webp',
      filesize: bytesOf(index),
      width,
      height,
      focal_x: 50,
      focal_y: 50,
      revision: `scale-${first + index}`,
    }))
    const columns = {
      id: 'int',
      filename: 'varchar',
      words: 'varchar',
      url: 'varchar',
      mime_type: 'varchar',
      filesize: 'numeric',
      width: 'numeric',
      height: 'numeric',
      focal_x: 'numeric',
      focal_y: 'numeric',
      revision: 'varchar',
    }
    await insertRows(bulk, 'media', columns, rows)
    await continueIds(bulk, 'media')
    await bulk.query(
      `UPDATE media SET created_at = date_trunc('minute', now()) - ($1 - id) * interval '52 minutes',
        updated_at = date_trunc('minute', now()) - ($1 - id) * interval '52 minutes' WHERE id >= $2`,
      [first + pictures, first],
    )
  })
  const folder = path.join(settings().DATA_DIR, 'media')
  await mkdir(folder, { recursive: true })
  const picture = await sharp({ create: { width, height, channels: 3, background: '#3a5f7d' } })
    .webp({ quality: 50 })
    .toBuffer()
  for (let from = 0; from < pictures; from += filesAtOnce)
    await Promise.all(
      Array.from({ length: Math.min(filesAtOnce, pictures - from) }, async (_, i) => {
        const file = await open(path.join(folder, nameOf(first + from + i)), 'w')
        await file.write(picture)
        await file.truncate(Math.max(bytesOf(from + i), picture.length))
        await file.close()
      }),
    )
  return first
}
