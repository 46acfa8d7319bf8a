import { optimisedImage, type ImageRequest } from '@/lib/content/images'

interface Props extends ImageRequest {
  className?: string
}

/** A picture in the size of the screen, without any script. */
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
  // React announces a picture that does not wait as soon as a link to its page is prefetched; one inside <picture> it leaves alone.
  return request.eager ? <picture>{image}</picture> : image
}
