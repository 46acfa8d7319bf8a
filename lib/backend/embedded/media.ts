import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { MediaFile } from '../port'
import { dataFolder } from './data-folders'
import { payload } from './payload'

export async function getMedia(name: string): Promise<MediaFile | { movedTo: string } | undefined> {
  const file = path.join(dataFolder('media'), name)
  const found = await stat(file).catch(() => undefined)
  if (found?.isFile()) return { body: await openAsBlob(file), size: found.size }
  const { docs } = await (await payload()).find({ collection: 'media', where: { formerNames: { in: [name] } }, limit: 1, depth: 0, pagination: false })
  return docs[0]?.filename ? { movedTo: docs[0].filename } : undefined
}
