import { createRequire } from 'node:module'
import { z } from 'zod'
import { maxPixels, ImageRefused } from './limits'
import { rawTiff } from './raw-tiff'

/** libheif's C interface, as far as it is used. A pointer is a number; an error is written to the first. */
interface Libheif {
  HEAPU8: Uint8Array
  _malloc: (bytes: number) => number
  _heif_context_alloc: () => number
  _heif_context_read_from_memory_without_copy: (
    error: number,
    context: number,
    data: number,
    size: number,
    _: 0,
  ) => void
  _heif_context_get_primary_image_handle: (error: number, context: number, handle: number) => void
  _heif_image_handle_get_width: (handle: number) => number
  _heif_image_handle_get_height: (handle: number) => number
  _heif_image_handle_has_alpha_channel: (handle: number) => number
  _heif_image_handle_get_raw_color_profile_size: (handle: number) => number
  _heif_image_handle_get_raw_color_profile: (error: number, handle: number, out: number) => void
  _heif_decode_image: (error: number, handle: number, image: number, space: number, chroma: number, _: 0) => void
  _heif_image_get_primary_width: (image: number) => number
  _heif_image_get_primary_height: (image: number) => number
  _heif_image_get_plane_readonly: (image: number, channel: number, stride: number) => number
}

const [rgb, interleavedRgb, interleavedRgba, interleaved] = [1, 10, 11, 10]

/** Bytes of the largest colour profile that is taken over. Those of cameras have a few hundred. */
const largestProfile = 1024 * 1024

const packageOf = z.custom<Libheif>((value) => typeof value === 'object' && value !== null && 'HEAPU8' in value)

const wordAt = ({ HEAPU8 }: Libheif, at: number) => new DataView(HEAPU8.buffer, HEAPU8.byteOffset).getUint32(at, true)

/** Calls a function that may write an error, whose first word is a code. Throws ImageRefused. */
function attempt(heif: Libheif, error: number, call: () => void): void {
  call()
  if (wordAt(heif, error) !== 0) throw new ImageRefused('imageDamaged')
}

function profileOf(heif: Libheif, handle: number, error: number): Buffer | undefined {
  const size = heif._heif_image_handle_get_raw_color_profile_size(handle)
  if (size === 0 || size > largestProfile) return undefined
  const at = heif._malloc(size)
  heif._heif_image_handle_get_raw_color_profile(error, handle, at)
  return wordAt(heif, error) === 0 ? Buffer.from(heif.HEAPU8.slice(at, at + size)) : undefined
}

/** The decoder with memory of its own. It grows with the image and is never given back, so it serves one image. */
function loadDecoder(): Libheif {
  const require = createRequire(import.meta.url)
  const load: unknown = require('libheif-js/libheif-wasm/libheif-bundle.js')
  return packageOf.parse((load as () => unknown)())
}

/** Turned as it is shown, a TIFF with its colour profile. Throws ImageRefused. It may take 500 MB. */
export function decodeHeic(data: Uint8Array): Buffer {
  const heif = loadDecoder()
  const [error, out, stride] = [heif._malloc(16), heif._malloc(8), heif._malloc(8)]
  const source = heif._malloc(data.length)
  heif.HEAPU8.set(data, source)
  const context = heif._heif_context_alloc()
  attempt(heif, error, () => heif._heif_context_read_from_memory_without_copy(error, context, source, data.length, 0))
  attempt(heif, error, () => heif._heif_context_get_primary_image_handle(error, context, out))
  const handle = wordAt(heif, out)
  if (heif._heif_image_handle_get_width(handle) * heif._heif_image_handle_get_height(handle) > maxPixels)
    throw new ImageRefused('imagePixels')
  const channels = heif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3
  const profile = profileOf(heif, handle, error)
  const chroma = channels === 4 ? interleavedRgba : interleavedRgb
  attempt(heif, error, () => heif._heif_decode_image(error, handle, out, rgb, chroma, 0))
  const image = wordAt(heif, out)
  const [width, height] = [heif._heif_image_get_primary_width(image), heif._heif_image_get_primary_height(image)]
  const plane = heif._heif_image_get_plane_readonly(image, interleaved, stride)
  const rowBytes = wordAt(heif, stride)
  const { file, pixels } = rawTiff({ width, height, channels, profile })
  for (let y = 0; y < height; y += 1) {
    const from = plane + y * rowBytes
    pixels.set(heif.HEAPU8.subarray(from, from + width * channels), y * width * channels)
  }
  return file
}
