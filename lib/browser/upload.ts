import * as z from 'zod/mini'
import { fileFaults } from '@/lib/attachments/limits'
import { CallFailed } from './call-failed'
import { NoConnection } from './no-connection'

/** The browser's API call that uploads a file for a consultation (spec 7). */

const uploaded = z.object({ secure_url: z.string() })
const refused = z.object({
  error: z.object({ code: z.string(), fields: z.optional(z.object({ file: z.optional(z.enum(fileFaults)) })) }),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Why an upload was refused: the file's fault, or `failed`. */
function faultIn(status: number, text: string): string {
  const error = refused.safeParse(parsed(text)).data?.error
  return error?.fields?.file ?? (status === 413 ? 'fileTooLarge' : 'failed')
}

interface Options {
  signal: AbortSignal
  /** Called with the percentage, from 0 to 100, as it grows. */
  onProgress: (percent: number) => void
}

/**
 * Uploads a file and returns its address. Throws CallFailed if it was refused, NoConnection, and the signal's reason.
 */
export function upload(file: File, { signal, onProgress }: Options): Promise<string> {
  const form = new FormData()
  form.set('upload_preset', 'consultation')
  form.set('file', file)
  return new Promise((resolve, reject) => {
    // Not `fetch`, which does not report upload progress.
    const call = new XMLHttpRequest()
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
    )
    call.addEventListener('error', () => reject(new NoConnection()))
    call.addEventListener('load', () => {
      const address = call.status === 200 ? uploaded.safeParse(parsed(call.responseText)).data?.secure_url : undefined
      if (address !== undefined) resolve(address)
      else
        reject(
          new CallFailed(faultIn(call.status, call.responseText), Number(call.getResponseHeader('retry-after') ?? 0)),
        )
    })
    signal.addEventListener('abort', () => {
      call.abort()
      reject(signal.reason as Error)
    })
    call.open('POST', '/api/auto/upload')
    call.send(form)
  })
}
