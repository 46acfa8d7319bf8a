import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { Carousel } from '@/components/ui/carousel/carousel'

export async function Slides(props: Omit<ComponentProps<typeof Carousel>, 'words'>) {
  const t = await getTranslations('carousel')
  return (
    <Carousel
      {...props}
      words={{ role: t('role'), previous: t('previous'), next: t('next'), pause: t('pause'), play: t('play') }}
    />
  )
}
