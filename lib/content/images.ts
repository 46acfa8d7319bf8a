import { getImageProps } from 'next/image'

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

/** Attributes of a responsive `<img>`, served as AVIF or WebP. */
export function optimisedImage({ src, alt, width, height, sizes, eager }: ImageRequest): Record<string, string> {
  const loading: Record<string, string> = eager ? { fetchpriority: 'high' } : { loading: 'lazy' }
  const frame = { sizes, alt, width: String(width), height: String(height), decoding: 'async', ...loading }
  // Only this site's own pictures can be optimised; pages show no others.
  if (!src.startsWith('/media/')) return { src, ...frame }
  const { props } = getImageProps({ src, alt, width, height, sizes })
  return { src: String(props.src), srcset: props.srcSet ?? '', ...frame }
}
