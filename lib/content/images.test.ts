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

test.each(['100vw', '(min-width: 768px) 46rem, 100vw', '6rem', '(min-width: 64rem) 17rem, 46vw', '5vw'])(
  'a picture with the sizes %s has the addresses that Next gives it',
  (sizes) => {
    const request = { src: '/media/ảnh & b.webp', alt: 'A', width: 1600, height: 900, sizes }
    const { props } = getImgProps(request, { defaultLoader: loader, imgConf: config })
    const { src, srcset } = optimisedImage(request)
    expect({ src, srcset }).toEqual({ src: props.src, srcset: props.srcSet })
  },
)
