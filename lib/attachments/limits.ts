/** What may be attached to a consultation request (spec 5), told before a file is chosen and checked after. */

/** File endings of the accepted kinds, as a file field takes them. */
export const acceptedEndings = ['.jpg', '.jpeg', '.png', '.pdf', '.docx', '.txt'] as const

/** Bytes of the largest file. */
export const largestFile = 10 * 1024 * 1024

/** What can be wrong with a file; the catalogues put it into words (`consultation.errors`). */
export const fileFaults = ['fileEmpty', 'fileTooLarge', 'fileKind', 'fileUnsafe', 'fileGone'] as const

export type FileFault = (typeof fileFaults)[number]
