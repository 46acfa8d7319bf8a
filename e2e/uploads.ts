import type { Page } from '@playwright/test'
import sharp from 'sharp'

export const uploadAddress = '**/api/auto/upload'

export const storedAddress = 'https://ilc.example/api/attachments/x.jpg'

/**
 * A photo as from a phone: 4000 × 3000 with much detail, rotated by its EXIF data, which also contains the location.
 */
export function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#446688', noise } })
    .withExif({ IFD0: { Make: 'Test', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
}

export const drawing = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.4 } } })
    .png()
    .toBuffer()

export const acceptUploads = (page: Page) =>
  page.route(uploadAddress, (route) => route.fulfill({ json: { secure_url: storedAddress } }))

type Sent = Promise<{ name: string; preset: string; bytes: number[] }>

/** The page's uploads, read from within the page: the browser's protocol omits files from request bodies. */
export async function watchUploads(
  page: Page,
): Promise<() => Promise<{ name: string; preset: string; bytes: Buffer }[]>> {
  await page.addInitScript(() => {
    const sent: Sent[] = []
    Object.assign(window, { sent })
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : null
      if (body instanceof FormData && file instanceof File) {
        sent.push(
          file.arrayBuffer().then((bytes) => ({
            name: file.name,
            preset: String(body.get('upload_preset')),
            bytes: [...new Uint8Array(bytes)],
          })),
        )
      }
      send.call(this, body)
    }
  })
  return async () => {
    const sent = await page.evaluate(() => Promise.all((window as unknown as { sent: Sent[] }).sent))
    return sent.map(({ bytes, ...rest }) => ({ ...rest, bytes: Buffer.from(bytes) }))
  }
}
