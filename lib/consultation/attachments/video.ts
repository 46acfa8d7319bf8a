import { FileRefused } from './refused'

/** The boxes of an MP4 file, in their order. Throws FileRefused if they do not fill it. */
function boxesOf(data: Buffer): Map<string, Buffer> {
  const boxes = new Map<string, Buffer>()
  let start = 0
  while (start < data.length) {
    const remaining = data.length - start
    const short = remaining < 8 ? 8 : data.readUInt32BE(start)
    // 1: the size follows in 64 bits; 0: up to the end.
    const size = short === 1 && remaining >= 16 ? Number(data.readBigUInt64BE(start + 8)) : short || remaining
    if (size < 8 || size > remaining) throw new FileRefused('fileDamaged')
    boxes.set(data.toString('latin1', start + 4, start + 8), data.subarray(start, start + size))
    start += size
  }
  return boxes
}

export const isMp4 = (data: Buffer): boolean => data.toString('latin1', 4, 8) === 'ftyp'

/** Checks an MP4 file: whole, and with an image in H.264, which every browser plays. Throws FileRefused. */
export function checkVideo(data: Buffer): void {
  if (!isMp4(data)) throw new FileRefused('fileMismatch')
  const boxes = boxesOf(data)
  if (!boxes.has('mdat')) throw new FileRefused('fileDamaged')
  if (!boxes.get('moov')?.includes('avc1')) throw new FileRefused('fileKind')
}
