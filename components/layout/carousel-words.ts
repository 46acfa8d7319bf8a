import { getTranslations } from 'next-intl/server'
import type { CarouselWords } from '@/components/ui/carousel/carousel-frame'

/** The words on the buttons of a carousel. */
export async function getCarouselWords(): Promise<CarouselWords> {
  const t = await getTranslations('carousel')
  return { role: t('role'), previous: t('previous'), next: t('next'), pause: t('pause'), play: t('play') }
}
