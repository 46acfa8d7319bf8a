import { useCallback, useEffect, useRef, type Dispatch, type RefObject } from 'react'
import { CallFailed } from '@/lib/http/browser/call-failed'
import { NoConnection } from '@/lib/http/browser/no-connection'
import { toNfc } from '@/lib/domain/nfc'
import type { Attachment, FileProblem, FormAction } from './form-state'

/** How the file of a form ended: with its address, null without a file, or why the form must not be sent yet. */
type Settled = { url: string | null } | { problem: FileProblem }

interface Job {
  name: string
  /** Undefined if the file was sent with a form without script. */
  file?: File
  controller?: AbortController
  /** Never rejects. */
  settled: Promise<Settled>
  isLineBroken?: boolean
}

/** Whether the file itself is at error, so that a retry would not help. */
const isError = (code: string) => code !== 'failed' && code !== 'fileGone'

function jobOf(file: Attachment): Job | undefined {
  if (file.state === 'attached') return { name: file.name, settled: Promise.resolve({ url: file.url }) }
  if (file.state === 'failed') return { name: file.name, settled: Promise.resolve({ problem: 'fileRefused' }) }
  return undefined
}

interface Upload {
  name: string
  signal: AbortSignal
  job: RefObject<Job | undefined>
  show: (file: Attachment) => void
}

/** Never rejects. */
async function upload(file: File, { name, signal, job, show }: Upload): Promise<Settled> {
  try {
    const { attach } = await import('@/lib/consultation/attachments/attach')
    signal.throwIfAborted()
    const url = await attach(file, {
      signal,
      onProgress: (percent) => signal.aborted || show({ state: 'uploading', name, percent }),
    })
    show({ state: 'attached', name, url })
    return { url }
  } catch (error) {
    if (signal.aborted) return { problem: 'fileWithdrawn' }
    console.info('Upload failed', error)
    const isLineBroken = error instanceof NoConnection || (!navigator.onLine && !(error instanceof CallFailed))
    const code = error instanceof CallFailed ? error.code : 'failed'
    if (job.current) job.current.isLineBroken = isLineBroken
    show({ state: 'failed', name, code, again: !isError(code) })
    return { problem: isLineBroken ? 'fileWaits' : 'fileRefused' }
  }
}

/** How the newest file ended: while one is waited for, another may be chosen. */
async function settledOf(job: RefObject<Job | undefined>): Promise<Settled> {
  const first = job.current
  let waited: Job | undefined
  let settled: Settled = { url: null }
  while (waited !== job.current) {
    waited = job.current
    settled = (await waited?.settled) ?? { url: null }
  }
  // Who takes the file back while the form is being sent may not mean to send it without.
  return first && !waited ? { problem: 'fileWithdrawn' } : settled
}

/**
 * Checks, shrinks and uploads the file chosen in a file field (spec 2, 5, 7). The code for it is loaded with the first
 * file.
 */
export function useAttachment(
  input: RefObject<HTMLInputElement | null>,
  before: Attachment,
  dispatch: Dispatch<FormAction>,
) {
  const job = useRef(jobOf(before))
  const show = useCallback((file: Attachment) => dispatch({ type: 'fileChanged', file }), [dispatch])

  const take = useCallback(
    (file: File) => {
      job.current?.controller?.abort()
      const controller = new AbortController()
      const { signal } = controller
      const name = toNfc(file.name)
      show({ state: 'preparing', name })
      job.current = { name, file, controller, settled: upload(file, { name, signal, job, show }) }
    },
    [show],
  )

  const again = useCallback(() => job.current?.file && take(job.current.file), [take])

  const clear = useCallback(() => {
    job.current?.controller?.abort()
    job.current = undefined
    show({ state: 'none' })
  }, [show])

  useEffect(() => {
    // The file was chosen before this script had loaded.
    const early = input.current?.files?.[0]
    const takeEarly = (file: File) => {
      take(file)
      if (!input.current) return
      input.current.value = ''
      delete input.current.dataset.chosen
    }
    if (early) queueMicrotask(() => takeEarly(early))
    const retry = () => job.current?.isLineBroken && again()
    addEventListener('online', retry)
    // An upload goes on when the page is left: the form may wait for it to be sent.
    return () => removeEventListener('online', retry)
  }, [input, take, again])

  return {
    take,
    again,
    clear,
    hasFile: useCallback(() => job.current !== undefined, []),
    refuse(code: string): void {
      job.current?.controller?.abort()
      const { name = '', file } = job.current ?? {}
      job.current = { name, ...(file && { file }), settled: Promise.resolve({ problem: 'fileRefused' }) }
      show({ state: 'failed', name, code, again: file !== undefined && !isError(code) })
    },
    async settle(): Promise<Settled> {
      if (job.current?.isLineBroken) again()
      return settledOf(job)
    },
  }
}
