import { cpus, release, totalmem, type as systemName } from 'node:os'

/** What was measured on, without the name of any machine. */
export function machine(): string {
  const [cpu] = cpus()
  return `${cpu?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, ${systemName()} ${release().split('-')[0]}, Node ${process.versions.node}`
}
