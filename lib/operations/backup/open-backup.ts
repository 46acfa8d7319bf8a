import type { OpenBackup } from './archive-reader'
import { fileSource } from './byte-source'
import { decrypted } from './encryption/decrypt'
import type { BackupTarget } from './nightly/target'

const inTarget = /^bucket:(.+)$/

export const openBackup =
  (key: Buffer | undefined, target?: Pick<BackupTarget, 'open'>): OpenBackup =>
  async (name) => {
    const [, stored] = inTarget.exec(name) ?? []
    return decrypted(await (stored && target ? target.open(stored) : fileSource(name)), key)
  }
