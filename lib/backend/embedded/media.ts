import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { MediaFile } from '../port'
import { dataFolder } from './data-folders'

export async function getMedia(name: string): Promise<MediaFile | undefined> {
  const file = path.join(dataFolder('media'), name)
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? { body: await openAsBlob(file), size: found.size } : undefined
}
