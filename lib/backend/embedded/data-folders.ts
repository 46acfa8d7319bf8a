import path from 'node:path'
import { settings } from '@/lib/settings'

/** Absolute path of a folder below the data folder. */
export function dataFolder(name: 'media' | 'attachments'): string {
  return path.join(settings().DATA_DIR, name)
}
