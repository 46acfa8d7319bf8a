import { expect, test } from '@jest/globals'
import { convertPicture } from '@/lib/content/pictures'
import { largestPicture } from '@/lib/content/pictures/limits'
import { faultOf } from './converted-picture'

test('a picture of more bytes than are taken is refused before it is read, with 413 and the limit in the words', async () => {
  const error: unknown = await convertPicture(Buffer.alloc(largestPicture + 1)).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ fault: 'pictureTooLarge' })
  expect(faultOf('pictureTooLarge')).toMatchObject({ status: 413, values: { most: 32 } })
  expect(faultOf('pictureDamaged').status).toBe(400)
})
