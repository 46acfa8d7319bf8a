/** Traces of other formats in a file of an accepted kind. Programs find these wherever in a file they stand. */

/** The end of a zip (on disk 0, or of a zip64) and the beginnings of RAR and 7z: four bytes alone would turn up in large pictures by chance. */
const archives = ['PK\x05\x06\0\0\0\0', 'PK\x05\x06\xFF\xFF\xFF\xFF', 'Rar!\x1A\x07', '7z\xBC\xAF\x27\x1C'].map((trace) => Buffer.from(trace, 'latin1'))

/** Bytes in which readers of PDF look for its beginning, and its end. */
export const pdfMargin = 1024

/** True where an archive could be read out of the file. */
export const holdsArchive = (data: Buffer): boolean => archives.some((trace) => data.includes(trace))

/** True where the file could be taken for a PDF. */
export const holdsPdf = (data: Buffer): boolean => data.subarray(0, pdfMargin).includes('%PDF-')

/** True where a script of a browser or of a server begins. */
export const holdsScript = (data: Buffer): boolean => /<script|<\?php/i.test(data.toString('latin1'))
