import { deviceSizes, imageSizes } from './image-widths'

export interface ImageRequest {
  src: string
  alt: string
  width: number
  height: number
  /** Width of the picture on the screen, as in the `sizes` attribute. */
  sizes: string
  /** Whether to load the picture immediately: the largest one above the fold. Others load lazily. */
  eager?: boolean
}

const allWidths = [...imageSizes, ...deviceSizes]

/** Widths to offer: with a part of the viewport in `sizes`, none that is smaller than this part of a phone. */
function widthsFor(sizes: string): number[] {
  const parts = Array.from(sizes.matchAll(/(?:^|\s)(1?\d?\d)vw/g), ([, part]) => Number(part) / 100)
  const least = parts.length > 0 ? Math.min(...deviceSizes) * Math.min(...parts) : 0
  return allWidths.filter((width) => width >= least)
}

/** Address of a picture in a width, as Next's image optimizer has it. */
const resized = (src: string, width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`

/**
 * Attributes of a responsive `<img>`, served as AVIF or WebP. The same as those of Next's `getImageProps`, which only
 * works in what Next has bundled: articles are prepared in a worker.
 */
export function optimisedImage({ src, alt, width, height, sizes, eager }: ImageRequest): Record<string, string> {
  const loading: Record<string, string> = eager ? { fetchpriority: 'high' } : { loading: 'lazy' }
  const frame = { sizes, alt, width: String(width), height: String(height), decoding: 'async', ...loading }
  // Only this site's own pictures can be optimised; pages show no others.
  if (!src.startsWith('/media/')) return { src, ...frame }
  const widths = widthsFor(sizes)
  const srcset = widths.map((each) => `${resized(src, each)} ${each}w`).join(', ')
  return { src: resized(src, widths.at(-1) ?? width), srcset, ...frame }
}
