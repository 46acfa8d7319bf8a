import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { typeOfImage } from './image-types'

const square = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })

const drawn = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif') => square.clone()[format]().toBuffer()

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('%s is detected by its bytes', async (format) => {
  expect(typeOfImage(await drawn(format))).toBe(`image/${format}`)
})

test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'RIFF1234WAVE', '%PDF-1.7', 'BM', ''])(
  '%j is not an image',
  (text) => {
    expect(typeOfImage(Buffer.from(text))).toBeUndefined()
  },
)
