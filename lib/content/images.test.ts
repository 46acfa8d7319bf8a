import { expect, test } from '@jest/globals'
import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
import { getImgProps } from 'next/dist/shared/lib/get-img-props'
import loader from 'next/dist/shared/lib/image-loader'
import { deviceSizes, imageSizes } from './image-widths'
import { optimisedImage } from './images'

const allSizes = [...imageSizes, ...deviceSizes]
const config = {
  ...imageConfigDefault,
  deviceSizes,
  imageSizes,
  allSizes,
  localPatterns: [{ pathname: '/media/**', search: '' }],
  output: undefined,
}

test.each([
  ['100vw', 1600, [360, 480, 672, 828, 1080, 1440, 1920]],
  ['6rem', 1600, [96, 192, 256, 360]],
  [
    '(hover: hover) and (min-width: 64rem) 18rem, (hover: hover) and (min-width: 40rem) 46vw, 6rem',
    800,
    [192, 256, 360, 480, 672, 828],
  ],
  ['(min-width: 768px) 46rem, 100vw', 48, [360]],
])(
  'an image with the sizes %s and %i pixels is offered in widths that are needed, as Next does',
  (sizes, width, widths) => {
    const request = { src: '/media/ảnh & b.webp', alt: 'A', width, height: 900, sizes }
    const { props } = getImgProps(request, { defaultLoader: loader, imgConf: config })
    const offered = optimisedImage(request).srcset?.split(', ') ?? []
    expect(offered.map((each) => Number(/ (\d+)w$/.exec(each)?.[1]))).toEqual(widths)
    for (const each of offered) expect(props.srcSet?.split(', ')).toContain(each)
  },
)

test('an image is offered in fewer widths where a few are enough', () => {
  const request = { src: '/media/a.webp', alt: '', width: 672, height: 378, sizes: '45vw', widths: [360, 672] }
  expect(optimisedImage(request)).toMatchObject({
    src: '/_next/image?url=%2Fmedia%2Fa.webp&w=672&q=75',
    srcset: '/_next/image?url=%2Fmedia%2Fa.webp&w=360&q=75 360w, /_next/image?url=%2Fmedia%2Fa.webp&w=672&q=75 672w',
  })
})
