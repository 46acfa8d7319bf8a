import { hash } from 'node:crypto'

export const hashOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url').slice(0, 22)
