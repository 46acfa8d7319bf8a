import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from '.'

/** A file that is touched when content was changed by another process than the site's. */
export function changeMark(): string {
  return path.join(settings().DATA_DIR, 'content-changed')
}

/** Tells a running site on this data folder that its content has changed. */
export function markChange(): void {
  writeFileSync(changeMark(), `${new Date().toISOString()}\n`)
}
