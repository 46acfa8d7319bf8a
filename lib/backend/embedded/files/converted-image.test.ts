import { expect, test } from '@jest/globals'
import { convertImage } from '@/lib/content/uploaded-images'
import { largestImage } from '@/lib/content/uploaded-images/limits'
import { errorOf } from './converted-image'

test('an image of more bytes than are taken is refused before it is read, with 413 and the limit in the words', async () => {
  const error: unknown = await convertImage(Buffer.alloc(largestImage + 1)).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ error: 'imageTooLarge' })
  expect(errorOf('imageTooLarge')).toMatchObject({ status: 413, values: { most: 32 } })
  expect(errorOf('imageDamaged').status).toBe(400)
})
