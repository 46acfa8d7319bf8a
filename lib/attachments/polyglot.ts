/** Detects traces of other formats in a file of an accepted kind. Programs find these anywhere in a file. */

/**
 * The end record of a zip (on disk 0, or of a zip64) and the signatures of RAR and 7z. Four bytes alone would occur by
 * chance in large pictures.
 */
const archives = ['PK\x05\x06\0\0\0\0', 'PK\x05\x06\xFF\xFF\xFF\xFF', 'Rar!\x1A\x07', '7z\xBC\xAF\x27\x1C'].map(
  (trace) => Buffer.from(trace, 'latin1'),
)

/** Number of bytes in which PDF readers search for the header. */
export const pdfMargin = 1024

const pdfHeader = '%PDF-'

/** The places where a sequence of bytes begins in the data, in order, at most `most` of them. */
export function placesOf(data: Buffer, bytes: Buffer | string, most: number): number[] {
  const places: number[] = []
  for (let at = data.indexOf(bytes); at !== -1 && places.length < most; at = data.indexOf(bytes, at + 1))
    places.push(at)
  return places
}

/** Whether an archive could be extracted from the file. */
export const holdsArchive = (data: Buffer): boolean => archives.some((trace) => data.includes(trace))

/** Where traces of archives are in the file, in order, at most `most` of each kind. */
export const archivesIn = (data: Buffer, most: number): number[] =>
  archives.flatMap((trace) => placesOf(data, trace, most)).sort((one, other) => one - other)

/** Bytes that programs and transfers put around a file: byte 0, spaces, Ctrl-Z, and the byte order marks. */
const paddingBytes = new Uint8Array(256)
for (const byte of Buffer.from('\0\t\n\v\f\r\x1A \xEF\xBB\xBF\xFE\xFF', 'latin1')) paddingBytes[byte] = 1

/** Where something other than padding begins; -1 if there is nothing else. */
export function afterPadding(data: Buffer): number {
  for (let at = 0; at < data.length; at++) if (!paddingBytes[data[at] ?? 0]) return at
  return -1
}

/**
 * Where a PDF's header begins, and whether there is only padding before it; undefined if readers find none. Any length
 * of padding may precede it, and 1024 bytes of anything else.
 */
export function pdfStart(data: Buffer): { at: number; isPadded: boolean } | undefined {
  const written = afterPadding(data)
  if (written === -1) return undefined
  const at = data.subarray(written, written + pdfMargin).indexOf(pdfHeader)
  return at === -1 ? undefined : { at: written + at, isPadded: at === 0 }
}

/** Whether the file could be opened as a PDF. */
export const holdsPdf = (data: Buffer): boolean => pdfStart(data) !== undefined

/** Whether the file contains the beginning of a browser or server script. */
export const holdsScript = (data: Buffer): boolean => /<script|<\?php/i.test(data.toString('latin1'))
