/** Detects traces of other formats in a file of an accepted kind. Programs find these anywhere in a file. */

/**
 * The end record of a zip (on disk 0, or of a zip64) and the signatures of RAR and 7z. Four bytes alone would occur by
 * chance in large pictures.
 */
const archives = ['PK\x05\x06\0\0\0\0', 'PK\x05\x06\xFF\xFF\xFF\xFF', 'Rar!\x1A\x07', '7z\xBC\xAF\x27\x1C'].map(
  (trace) => Buffer.from(trace, 'latin1'),
)

/** Number of bytes in which PDF readers search for the header, and for the end marker. */
export const pdfMargin = 1024

/** Whether an archive could be extracted from the file. */
export const holdsArchive = (data: Buffer): boolean => archives.some((trace) => data.includes(trace))

/** Whether the file could be opened as a PDF. */
export const holdsPdf = (data: Buffer): boolean => data.subarray(0, pdfMargin).includes('%PDF-')

/** Whether the file contains the beginning of a browser or server script. */
export const holdsScript = (data: Buffer): boolean => /<script|<\?php/i.test(data.toString('latin1'))
