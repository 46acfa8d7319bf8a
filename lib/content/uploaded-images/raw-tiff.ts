/** A TIFF is the one format that sharp reads as fast as raw pixels, and that can have a colour profile. */

const [short, long, undefinedBytes] = [3, 4, 7]

export interface RawImage {
  width: number
  height: number
  /** 3 for red, green and blue; 4 with transparency. 8 bits each. */
  channels: 3 | 4
  /** ICC profile; undefined for sRGB. */
  profile: Buffer | undefined
}

export function rawTiff({ width, height, channels, profile }: RawImage): { file: Buffer; pixels: Buffer } {
  const bytes = width * height * channels
  const entries = [
    [256, long, 1, width],
    [257, long, 1, height],
    // Three or four values of two bytes do not fit into an entry.
    [258, short, channels, 'bits'],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, 'pixels'],
    [277, short, 1, channels],
    [278, long, 1, height],
    [279, long, 1, bytes],
    ...(channels === 4 ? [[338, short, 1, 2] as const] : []),
    ...(profile ? [[34_675, undefinedBytes, profile.length, 'profile'] as const] : []),
  ] as const
  const bitsAt = 8 + 2 + entries.length * 12 + 4
  const profileAt = bitsAt + channels * 2
  // Even, as TIFF wants offsets to be.
  const pixelsAt = profileAt + (profile?.length ?? 0) + ((profile?.length ?? 0) % 2)
  const offsets = { bits: bitsAt, profile: profileAt, pixels: pixelsAt }
  const file = Buffer.alloc(pixelsAt + bytes)
  file.write('II*\0', 'latin1')
  file.writeUInt32LE(8, 4)
  file.writeUInt16LE(entries.length, 8)
  for (const [i, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + i * 12
    file.writeUInt16LE(tag, at)
    file.writeUInt16LE(type, at + 2)
    file.writeUInt32LE(count, at + 4)
    file.writeUInt32LE(typeof value === 'string' ? offsets[value] : value, at + 8)
  }
  for (let i = 0; i < channels; i += 1) file.writeUInt16LE(8, bitsAt + i * 2)
  profile?.copy(file, profileAt)
  return { file, pixels: file.subarray(pixelsAt) }
}
