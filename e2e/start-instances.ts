import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startFacebook } from '@/tools/sign-in/facebook'
import { startGoogle } from '@/tools/sign-in/google'
import { buildWhenStale } from '@/server/build'
import {
  backups,
  dataFolder,
  erased,
  instances,
  moderated,
  providerPorts,
  users,
  remoteUsers,
  studio,
  sampleReportId,
} from './instances'
import { prepareOnce, startPrepared } from './prepared-site'
import { withRemoteBackend, startProfile } from './profile'
import { startSlowProxy } from './slow-line'

function violations(): string[] {
  const logs = readdirSync(dataFolder).filter((name) => name.endsWith('.log'))
  return logs.flatMap((name) =>
    readFileSync(path.join(dataFolder, name), 'utf8')
      .split('\n')
      .filter((line) => line.includes('policy violation') && !line.includes(sampleReportId)),
  )
}

export default async function startInstances(): Promise<() => Promise<void>> {
  const isPrepared = process.env.TEST_PREPARED === 'yes'
  if (!isPrepared) await prepareOnce()
  const providers = await Promise.all([
    startGoogle(
      providerPorts.google,
      [
        users,
        moderated,
        erased,
        remoteUsers.beside,
        remoteUsers.remote,
        backups.sqlite.first,
        backups.postgres.first,
      ].map(({ url }) => url),
    ),
    startFacebook(providerPorts.facebook),
  ])
  await buildWhenStale()
  const closeSlowProxy = await startSlowProxy()
  const beside = [
    ...(instances.postgres.available ? [instances.postgres] : []),
    withRemoteBackend(instances.sqlite, instances.remote),
  ]
  const sites = await Promise.all([
    ...[instances.sqlite, studio, users].map((site) => startProfile(site)),
    ...beside.map((site) => startPrepared(site)),
  ])
  return async () => {
    await Promise.all(sites.map((site) => site.stop()))
    for (const provider of providers) provider.close()
    closeSlowProxy()
    const reported = violations()
    if (reported.length > 0) throw new Error(`Browsers reported policy violations:\n${reported.join('\n')}`)
  }
}
