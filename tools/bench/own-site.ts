import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { instance } from '@/e2e/instances'
import { startSite } from '@/e2e/running-site'

interface OwnSite {
  url: string
  pid: number
}

export async function withOwnSite<T>(
  work: (site: OwnSite) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilc-own-'))
  const { url, environment } = instance(90, 'own', { DATA_DIR: path.join(folder, 'data'), ...settings })
  try {
    const site = await startSite(url, environment, path.join(folder, 'site.log'))
    try {
      return await work({ url, pid: site.pid })
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function endWith(below: string[]): never {
  for (const line of below) console.log(`Below the bar: ${line}`)
  process.exit(below.length === 0 ? 0 : 1)
}
