import { types } from 'node:util'

interface SystemError extends Error {
  code: string
  syscall: string
  path?: string
}

const isSystemError = (error: unknown): error is SystemError =>
  types.isNativeError(error) && 'code' in error && 'syscall' in error && typeof error.syscall === 'string'

const ofPorts: Record<string, string> = {
  EADDRINUSE: 'Another program listens there, or the site runs already: stop it, or set PORT',
  EACCES: 'Ports below 1024 belong to root: set PORT to a higher one, with a proxy in front',
  EADDRNOTAVAIL: 'HOST is no address of this machine: leave it out, or correct it',
  ENOTFOUND: 'HOST is no address of this machine: leave it out, or correct it',
}

const otherUser = 'Run this as the user of the site, or give that file or folder to it (chown)'
const noRoom = 'Make room on that disk'
const otherKind = 'A file is in the place of a folder, or the other way round: correct the path'

/** What to do about files and folders. One that is missing is left to who reads it: it may be a part of the program. */
const ofFiles: Record<string, string> = {
  EACCES: otherUser,
  EPERM: otherUser,
  EROFS: 'Make that disk writable, or name the folder in ReadWritePaths= of the systemd unit (systemctl edit)',
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EEXIST: otherKind,
  ENOTDIR: otherKind,
  EISDIR: otherKind,
}

function adviceFor({ code, syscall, path }: SystemError): string | undefined {
  if (/^(?:listen|bind|getaddrinfo)$/.test(syscall)) return ofPorts[code]
  if (syscall.startsWith('spawn') && code === 'ENOENT') return 'That program is not installed, or not in PATH'
  // Node names the folder of a temporary one that cannot be made, and a template for its name.
  if (code === 'ENOENT' && syscall.startsWith('mk')) return 'That folder does not exist, or nothing can be made in it'
  return path === undefined ? undefined : ofFiles[code]
}

/** One line about an error that an operator can mend: what failed and what to do. Undefined for any other. */
export function operatorError(error: unknown): string | undefined {
  if (!isSystemError(error)) return undefined
  const advice = adviceFor(error)
  return advice && `${error.message}. ${advice}`
}
