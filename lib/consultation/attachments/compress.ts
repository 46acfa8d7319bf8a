import { isAcceptedAsItIs, withEnding } from './accepted'

export class UnreadableImage extends Error {}

/**
 * The worker's result: null if the image cannot be decoded or compressed, undefined if this browser cannot run the
 * worker.
 */
function askWorker(file: File, signal: AbortSignal): Promise<Blob | null | undefined> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(undefined)
  const worker = new Worker(new URL('./compress.worker.ts', import.meta.url), { type: 'module' })
  const answered = new Promise<Blob | null | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      console.info('The worker for pictures did not start:', event.message)
      resolve(undefined)
    })
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(file)
  return answered.finally(() => worker.terminate())
}

/**
 * Compresses an image to at most 1920 pixels and a megabyte (spec 9). A small one is re-encoded too, because its file
 * may contain the location where it was taken.
 * Throws UnreadableImage, and the signal's reason.
 */
export async function compress(file: File, signal: AbortSignal): Promise<File> {
  const smaller = await askWorker(file, signal)
  if (smaller)
    return new File([smaller], withEnding(file.name, smaller.type === 'image/png' ? '.png' : '.jpg'), {
      type: smaller.type,
    })
  // An old browser sends the file unchanged; the server then compresses it and removes its metadata.
  if (smaller === undefined && isAcceptedAsItIs(file)) return file
  throw new UnreadableImage(file.name)
}
