import { cropStep, type Focus } from '@/lib/domain/focus'
import { optimisedImage, type ImageRequest } from '@/lib/content/images'
import styles from './image.module.css'

interface Props extends ImageRequest {
  className?: string
  focus?: Focus | undefined
}

export function Image({ className, focus, ...request }: Props) {
  const { srcset, fetchpriority, loading, ...attributes } = optimisedImage(request)
  const image = (
    <img
      {...attributes}
      alt={request.alt}
      className={[className, focus && styles.focused].filter(Boolean).join(' ') || undefined}
      data-x={focus && cropStep(focus.x)}
      data-y={focus && cropStep(focus.y)}
      decoding="async"
      srcSet={srcset}
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={fetchpriority === 'high' ? 'high' : undefined}
    />
  )
  // React preloads an eager image as soon as a link to its page is prefetched, but not one inside <picture>.
  return request.eager ? <picture>{image}</picture> : image
}
