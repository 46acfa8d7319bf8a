import { CallFailed } from '@/lib/http/browser/call-failed'
import { upload } from '@/lib/http/browser/upload'
import { errorOf, isImage } from './accepted'
import { compress, UnreadableImage } from './compress'

interface Options {
  signal: AbortSignal
  onProgress: (percent: number) => void
}

async function prepared(file: File, signal: AbortSignal): Promise<File> {
  if (!isImage(file.name)) return file
  try {
    return await compress(file, signal)
  } catch (error) {
    if (error instanceof UnreadableImage) throw new CallFailed('fileUnreadable', 0)
    throw error
  }
}

/**
 * Checks a chosen file, compresses an image and uploads the file (spec 5, 7). Returns its address.
 * Throws CallFailed with the file's error, or `failed`; NoConnection; the signal's reason.
 */
export async function attach(file: File, { signal, onProgress }: Options): Promise<string> {
  const error = errorOf(file)
  if (error !== undefined) throw new CallFailed(error, 0)
  const ready = await prepared(file, signal)
  signal.throwIfAborted()
  onProgress(0)
  return upload(ready, { signal, onProgress })
}
