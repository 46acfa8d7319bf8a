/** Reads and writes the few tables of a TrueType font that are needed here (OpenType specification 1.9). */

interface Table {
  entry: number
  bytes: Buffer
}

function table(font: Buffer, tag: string): Table {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i
    if (font.toString('latin1', entry, entry + 4) !== tag) continue
    const start = font.readUInt32BE(entry + 8)
    return { entry, bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)) }
  }
  throw new Error(`the font has no table ${tag}`)
}

/** Code points the font has a glyph for, from its Unicode table: format 12, or format 4, which ends below U+10000. */
export function charactersOf(font: Buffer): Set<number> {
  const { bytes } = table(font, 'cmap')
  const maps = Array.from({ length: bytes.readUInt16BE(2) }, (_, i) => bytes.subarray(bytes.readUInt32BE(8 + 8 * i)))
  const map = maps.find((map) => map.readUInt16BE(0) === 12) ?? maps.find((map) => map.readUInt16BE(0) === 4)
  if (!map) throw new Error('the font has no character table of format 12 or 4')
  const ranges = map.readUInt16BE(0) === 12 ? longRanges(map) : shortRanges(map)
  return new Set(ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)))
}

const longRanges = (map: Buffer) =>
  Array.from(
    { length: map.readUInt32BE(12) },
    (_, i) => [map.readUInt32BE(16 + 12 * i), map.readUInt32BE(20 + 12 * i)] as const,
  )

function shortRanges(map: Buffer): (readonly [number, number])[] {
  const segments = map.readUInt16BE(6)
  const ends = Array.from(
    { length: segments / 2 },
    (_, i) => [map.readUInt16BE(16 + segments + 2 * i), map.readUInt16BE(14 + 2 * i)] as const,
  )
  // The last segment only marks the end of the table.
  return ends.filter(([first]) => first !== 0xffff)
}

/** The font's names, by name id (1 the family, 13 and 14 the licence). */
export function namesOf(font: Buffer): Map<number, string> {
  const { bytes } = table(font, 'name')
  const texts = bytes.readUInt16BE(4)
  const records = Array.from({ length: bytes.readUInt16BE(2) }, (_, i) => bytes.subarray(6 + 12 * i, 18 + 12 * i))
  return new Map(
    records
      .filter((record) => record.readUInt16BE(0) === 3)
      .map((record) => {
        const start = texts + record.readUInt16BE(10)
        const text = Buffer.from(bytes.subarray(start, start + record.readUInt16BE(8)))
        return [record.readUInt16BE(6), text.swap16().toString('utf16le')]
      }),
  )
}

/** A copy of the font with these names only. The tool that writes it next must update the checksums. */
export function withNames(font: Buffer, names: Map<number, string>): Buffer {
  const texts = [...names]
    .sort(([a], [b]) => a - b)
    .map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }))
  const head = Buffer.alloc(6 + 12 * texts.length)
  head.writeUInt16BE(texts.length, 2)
  head.writeUInt16BE(head.length, 4)
  let at = 0
  for (const [i, { id, bytes }] of texts.entries()) {
    // Platform Windows, encoding Unicode, language American English.
    for (const [field, value] of [3, 1, 0x409, id, bytes.length, at].entries())
      head.writeUInt16BE(value, 6 + 12 * i + 2 * field)
    at += bytes.length
  }
  const written = Buffer.concat([head, ...texts.map(({ bytes }) => bytes)])
  const aligned = Buffer.alloc((4 - (font.length % 4)) % 4)
  const result = Buffer.concat([font, aligned, written])
  const { entry } = table(result, 'name')
  result.writeUInt32BE(font.length + aligned.length, entry + 8)
  result.writeUInt32BE(written.length, entry + 12)
  return result
}

export function metricsOf(font: Buffer): { unitsPerEm: number; ascent: number; descent: number; lineGap: number } {
  const lines = table(font, 'hhea').bytes
  return {
    unitsPerEm: table(font, 'head').bytes.readUInt16BE(18),
    ascent: lines.readInt16BE(4),
    descent: lines.readInt16BE(6),
    lineGap: lines.readInt16BE(8),
  }
}
