import type { Duplex, Writable } from 'node:stream'
import type { ByteSource } from '../byte-source'

export interface Draft {
  output: Writable
  stages: Duplex[]
  open: () => Promise<ByteSource>
  commit: () => Promise<void>
  discard: () => Promise<void>
}

export interface BackupTarget {
  label: string
  workFolder: () => Promise<string>
  begin: (name: string, folder: string) => Promise<Draft>
  open: (name: string) => Promise<ByteSource>
  list: () => Promise<string[]>
  remove: (name: string) => Promise<void>
}
