import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Runs work in a private temporary folder, removed at its end and, with `exitOnSignal`, when the process stops. */
export async function withTemporaryFolder<T>(
  parent: string,
  work: (folder: string) => Promise<T>,
  { prefix = '.ilc-', exitOnSignal = true } = {},
): Promise<T> {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(path.join(parent, prefix))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stop = () => process.exit(1)
  process.once('exit', remove)
  if (exitOnSignal) process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    return await work(folder)
  } finally {
    process.off('exit', remove).off('SIGINT', stop).off('SIGTERM', stop)
    remove()
  }
}

const abandonedMs = 24 * 60 * 60 * 1000

export function removeLeftFolders(parent: string, prefix: string): void {
  const names = existsSync(parent) ? readdirSync(parent).filter((name) => name.startsWith(prefix)) : []
  for (const folder of names.map((name) => path.join(parent, name))) {
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
    if (changed !== undefined && Date.now() - changed > abandonedMs) rmSync(folder, { recursive: true, force: true })
  }
}
