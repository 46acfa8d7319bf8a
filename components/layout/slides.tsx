import { getMessages } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { Carousel } from '@/components/ui/carousel/carousel'

export async function Slides(props: Omit<ComponentProps<typeof Carousel>, 'labels'>) {
  return <Carousel {...props} labels={(await getMessages()).carousel} />
}
