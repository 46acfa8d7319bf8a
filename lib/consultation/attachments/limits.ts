/**
 * The files that may be attached to a consultation request (spec 5): shown before a file is chosen, and checked after.
 */

export const acceptedEndings = ['.jpg', '.jpeg', '.png', '.pdf', '.docx', '.txt', '.webp'] as const

/** Maximum bytes of a file. */
export const largestFile = 10 * 1024 * 1024

export const fileErrors = [
  'fileEmpty',
  'fileTooLarge',
  'fileKind',
  'fileMismatch',
  'fileDamaged',
  'fileEncrypted',
  'filePixels',
  'fileUnsafe',
  'fileExternal',
  'fileGone',
] as const

export type FileError = (typeof fileErrors)[number]
