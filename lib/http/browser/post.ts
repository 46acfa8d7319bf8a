import { CallFailed, outcomeUnknown } from './call-failed'
import { NoConnection } from './no-connection'

export interface PostAnswer {
  status: number
  /** Undefined if it is no JSON. */
  json: unknown
  /** Seconds to wait before a retry; 0 if the server did not say. */
  seconds: number
}

interface Options {
  type?: string
  signal?: AbortSignal
  onProgress?: (percent: number) => void
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Posts a body. Not by `fetch`, which does not report what was sent: throws NoConnection if the body was not sent as a
 * whole, CallFailed with `outcome_unknown` if it was but no answer came. Throws the signal's reason.
 */
export function post(
  path: string,
  body: FormData | string,
  { type, signal, onProgress }: Options,
): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    let isSent = false
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? Math.floor((loaded / total) * 100) : 0),
    )
    call.upload.addEventListener('load', () => (isSent = true))
    call.addEventListener('error', () => reject(isSent ? new CallFailed(outcomeUnknown, 0) : new NoConnection()))
    call.addEventListener('load', () =>
      resolve({
        status: call.status,
        json: parsed(call.responseText),
        seconds: Number(call.getResponseHeader('retry-after') ?? 0) || 0,
      }),
    )
    signal?.addEventListener('abort', () => {
      call.abort()
      reject(signal.reason as Error)
    })
    call.open('POST', path)
    if (type !== undefined) call.setRequestHeader('content-type', type)
    call.send(body)
  })
}
