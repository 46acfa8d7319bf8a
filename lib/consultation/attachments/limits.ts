/**
 * The files that may be attached to a consultation request (spec 5): shown before a file is chosen, and checked after.
 */

/** Extensions of the accepted kinds, as used in a file field. A .webp becomes a .jpg. */
export const acceptedEndings = ['.jpg', '.jpeg', '.png', '.pdf', '.docx', '.txt', '.webp'] as const

/** Maximum bytes of a file. */
export const largestFile = 10 * 1024 * 1024

/** Fault codes of a file; their messages are in the catalogues (`consultation.errors`). */
export const fileFaults = [
  'fileEmpty',
  'fileTooLarge',
  // Its name does not end like one of an accepted kind.
  'fileKind',
  // Its content is not of the kind that its name ends with.
  'fileMismatch',
  'fileDamaged',
  'fileEncrypted',
  'filePixels',
  'fileUnsafe',
  'fileExternal',
  'fileGone',
] as const

export type FileFault = (typeof fileFaults)[number]
