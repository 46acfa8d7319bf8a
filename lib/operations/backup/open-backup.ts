import type { OpenBackup } from './archive-reader'
import { fileSource } from './byte-source'
import { decrypted } from './encryption/decrypt'
import type { BackupTarget } from './nightly/target'

/** How a backup is named that is not in a file on this machine, but where the site stores them. */
const inTarget = /^bucket:(.+)$/

/** Opens backups, encrypted ones with a key: files, and `bucket:NAME` where a target is given. */
export const openBackup =
  (key: Buffer | undefined, target?: Pick<BackupTarget, 'open'>): OpenBackup =>
  async (name) => {
    const [, stored] = inTarget.exec(name) ?? []
    return decrypted(await (stored && target ? target.open(stored) : fileSource(name)), key)
  }
