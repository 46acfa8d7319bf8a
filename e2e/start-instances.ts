import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataFolder, instances, studio } from './instances'
import { startSite, type RunningSite } from './running-site'

/** Starts the instances one after the other, on empty data; they end with the tests. */
export default async function startInstances(): Promise<() => Promise<void>> {
  rmSync(dataFolder, { recursive: true, force: true })
  mkdirSync(dataFolder, { recursive: true })
  const sites: RunningSite[] = []
  for (const [name, { url, available, environment }] of Object.entries({ ...instances, studio })) {
    if (available) sites.push(await startSite(url, environment, path.join(dataFolder, `${name}.log`)))
  }
  return async () => {
    await Promise.all(sites.map((site) => site.stop()))
  }
}
