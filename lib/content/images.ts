import { getImageProps } from 'next/image'

export interface ImageRequest {
  src: string
  alt: string
  width: number
  height: number
  /** Width the picture takes on the screen, as in the `sizes` attribute. */
  sizes: string
  /** The largest picture above the fold is fetched at once; everything else waits until it is near. */
  eager?: boolean
}

/** Attributes of an `<img>` that comes as AVIF or WebP in the size of the screen. */
export function optimisedImage({ src, alt, width, height, sizes, eager }: ImageRequest): Record<string, string> {
  const loading: Record<string, string> = eager ? { fetchpriority: 'high' } : { loading: 'lazy' }
  const frame = { sizes, alt, width: String(width), height: String(height), decoding: 'async', ...loading }
  // What is no picture of the site's own is none that a page shows.
  if (!src.startsWith('/media/')) return { src, ...frame }
  const { props } = getImageProps({ src, alt, width, height, sizes })
  return { src: String(props.src), srcset: props.srcSet ?? '', ...frame }
}
