import { deviceSizes, imageSizes } from './image-widths'

export interface ImageRequest {
  src: string
  alt: string
  width: number
  height: number
  /** Pixels across that the file has at most, if they may be more than `width`: an author chose that. */
  pixels?: number
  sizes: string
  /** The widths to offer, for images of which there are many and that differ little in bytes from width to width. */
  widths?: readonly number[]
  eager?: boolean
}

const allWidths = [...imageSizes, ...deviceSizes]

const phoneDensity = 3
const screenDensity = 2
const [rem, phone] = [16, 430]

/** On a phone, or on a larger screen below the width at which the part of `sizes` before takes over. */
function maxPixels(sizes: string): number {
  let below = Infinity
  const needed = sizes.split(',').map((part) => {
    const [, length = '', unit = ''] = /([\d.]+)(vw|rem)\s*$/.exec(part) ?? []
    const share = unit === 'vw' ? Number(length) / 100 : Infinity
    const pixels =
      unit === 'rem'
        ? Number(length) * rem * phoneDensity
        : share * Math.max(below * screenDensity, phone * phoneDensity)
    const [, from, fromUnit] = /\(min-width: ([\d.]+)(rem|px)\)/.exec(part) ?? []
    if (from) below = Math.min(below, Number(from) * (fromUnit === 'rem' ? rem : 1))
    return pixels
  })
  return Math.max(...needed)
}

/** None below a part of a phone that `sizes` names, and one with as many pixels as are shown or as the image has. */
function widthsFor(sizes: string, width: number): number[] {
  const parts = Array.from(sizes.matchAll(/(?:^|\s)(1?\d?\d)vw/g), ([, part]) => Number(part) / 100)
  const least = parts.length > 0 ? Math.min(...deviceSizes) * Math.min(...parts) : 0
  const most = Math.max(least, Math.min(maxPixels(sizes), width))
  const enough = allWidths.find((each) => each >= most) ?? Infinity
  return allWidths.filter((each) => each >= least && each <= enough)
}

const resized = (src: string, width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`

/**
 * Attributes of a responsive `<img>`, served as AVIF or WebP. The addresses are those of Next's `getImageProps`, which
 * only works in what Next has bundled (articles are prepared in a worker), and offers widths that nobody needs.
 */
export function optimisedImage({
  src,
  alt,
  width,
  height,
  pixels = width,
  sizes,
  widths = widthsFor(sizes, pixels),
  eager,
}: ImageRequest): Record<string, string> {
  const loading: Record<string, string> = eager ? { fetchpriority: 'high' } : { loading: 'lazy' }
  const frame = { sizes, alt, width: String(width), height: String(height), decoding: 'async', ...loading }
  // Only this site's own images can be optimised; pages show no others.
  if (!src.startsWith('/media/')) return { src, ...frame }
  const srcset = widths.map((each) => `${resized(src, each)} ${each}w`).join(', ')
  return { src: resized(src, widths.at(-1) ?? Math.max(...allWidths)), srcset, ...frame }
}
