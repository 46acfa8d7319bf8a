import { cpus, release, totalmem, type as systemName } from 'node:os'

/** The machine of the measurement, without its name. */
export function machine(): string {
  const [cpu] = cpus()
  return `${cpu?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, ${systemName()} ${release().split('-')[0]}, Node ${process.versions.node}`
}
