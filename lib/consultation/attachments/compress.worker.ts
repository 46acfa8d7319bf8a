import { compressSteps, largestImage, type Step } from './compress-steps'

/**
 * Web worker: receives an image as a File and responds with a compressed one as a Blob, or with null if that is not
 * possible.
 */

async function draw(image: ImageBitmap, { width, height, type, quality }: Step): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  // JPEG has no transparency: transparent areas would become black.
  if (type === 'image/jpeg') {
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality })
}

async function compress(file: File): Promise<Blob | null> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const step of compressSteps(image, file.type === 'image/png')) {
      const drawn = await draw(image, step)
      if (drawn.size <= largestImage) return drawn
    }
    return null
  } finally {
    image.close()
  }
}

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void compress(data).then(postMessage, (error: unknown) => {
    console.info('A picture could not be made smaller:', error)
    postMessage(null)
  })
})
