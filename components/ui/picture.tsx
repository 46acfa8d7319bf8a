import { optimisedImage, type ImageRequest } from '@/lib/content/images'

interface Props extends ImageRequest {
  className?: string
}

/** A responsive image that needs no script. */
export function Picture({ className, ...request }: Props) {
  const { srcset, fetchpriority, loading, ...attributes } = optimisedImage(request)
  const image = (
    <img
      {...attributes}
      alt={request.alt}
      className={className}
      decoding="async"
      srcSet={srcset}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={fetchpriority === 'high' ? 'high' : undefined}
    />
  )
  // React preloads an eager image as soon as a link to its page is prefetched, but not one inside <picture>.
  return request.eager ? <picture>{image}</picture> : image
}
