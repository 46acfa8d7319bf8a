import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** Valid and malicious files for tests, built by hand where no regular program could create them. */

export interface Part {
  name: string
  data: Buffer | string
  stored?: boolean
  packed?: boolean
  size?: number
  crc?: number
  localName?: string
  localSize?: number
  flags?: number
  method?: number
  mode?: number
  at?: number
}

interface Wrapping {
  prefix?: Buffer
  suffix?: Buffer
  comment?: string
  count?: number
}

function fields(part: Part, packed: Buffer, size: number): Buffer {
  const data = Buffer.from(part.data)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(part.flags ?? 0, 2)
  common.writeUInt16LE(part.method ?? (part.stored ? 0 : 8), 4)
  common.writeUInt32LE(part.crc ?? crc32(data), 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(size, 18)
  common.writeUInt16LE(Buffer.byteLength(part.name), 22)
  return common
}

function packedOf(part: Part): Buffer {
  const data = Buffer.from(part.data)
  return part.stored || part.packed ? data : deflateRawSync(data)
}

const sizeOf = (part: Part) => part.size ?? Buffer.byteLength(part.data)

function header(part: Part, packed = packedOf(part)): Buffer {
  const name = part.localName ?? part.name
  const common = fields(part, packed, part.localSize ?? sizeOf(part))
  common.writeUInt16LE(Buffer.byteLength(name), 22)
  return Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name)])
}

function directoryEntry(part: Part, packed: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(((part.mode ?? 0) << 16) >>> 0, 6)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    fields(part, packed, sizeOf(part)),
    rest,
    Buffer.from(part.name),
  ])
}

function wrap(
  files: Buffer,
  directory: Buffer,
  count: number,
  { prefix = Buffer.alloc(0), suffix = Buffer.alloc(0), comment = '' }: Wrapping,
): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count & 0xffff, 8)
  end.writeUInt16LE(count & 0xffff, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(prefix.length + files.length, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([prefix, files, directory, end, Buffer.from(comment, 'latin1'), suffix])
}

export function zip(parts: Part[], wrapping: Wrapping = {}): Buffer {
  const start = wrapping.prefix?.length ?? 0
  const packed = parts.map(packedOf)
  const offsets: number[] = []
  const files: Buffer[] = []
  let offset = start
  for (const [index, part] of parts.entries()) {
    const file = Buffer.concat([header(part), packed[index] ?? Buffer.alloc(0)])
    offsets.push(part.at === undefined ? offset : (offsets[part.at] ?? 0))
    if (part.at !== undefined) continue
    files.push(file)
    offset += file.length
  }
  const directory = parts.map((part, index) =>
    directoryEntry(part, packed[index] ?? Buffer.alloc(0), offsets[index] ?? 0),
  )
  return wrap(Buffer.concat(files), Buffer.concat(directory), wrapping.count ?? parts.length, wrapping)
}

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const list = (type: string, more = '') =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/>${more}</Types>`

export const documentParts = (type = mainType, more = ''): Part[] => [
  { name: '[Content_Types].xml', data: list(type, more) },
  { name: '_rels/.rels', data: '<Relationships/>' },
  { name: 'word/document.xml', data: '<w:document>Kính gửi quý Viện</w:document>' },
]

export const docx = (parts: Part[] = [], wrapping?: Wrapping): Buffer => zip([...documentParts(), ...parts], wrapping)

export function deflatedZeros(megabytes: number): Buffer {
  // After a full flush, a piece does not depend on earlier ones, so it can be repeated.
  const piece = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: 3 })
  return Buffer.concat([...Array.from({ length: megabytes }, () => piece), Buffer.from([3, 0])])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8)
  return chunk
}

export function blackPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    pngChunk('IHDR', size),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export const pdf = (more = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${more}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  )
