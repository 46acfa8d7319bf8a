import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import { CallFailed } from '@/lib/browser/call-failed'
import { NoConnection } from '@/lib/browser/no-connection'
import { toNfc } from '@/lib/domain/nfc'
import { attachmentIn, type Attachment } from './attachment'

/** How the file of a form ended: with its address, null without a file, or why the form must not be sent yet. */
export type Settled = { url: string | null } | { problem: 'fileWaits' | 'fileRefused' | 'fileWithdrawn' }

interface Job {
  file: File
  controller: AbortController
  /** Resolves when the job has ended, however it ended; never rejects. */
  ended: Promise<void>
}

/** Whether the file itself is at fault, so that a retry would not help. */
const isFault = (code: string) => code !== 'failed' && code !== 'fileGone'

/**
 * Checks, shrinks and uploads the file chosen in a file field (spec 2, 5, 7). The code for it is loaded with the first
 * file.
 */
export function useAttachment(input: RefObject<HTMLInputElement | null>, answer: FormAnswer | undefined) {
  const [attachment, setAttachment] = useState(() => attachmentIn(answer))
  const current = useRef(attachment)
  const job = useRef<Job>(undefined)
  const isLineBroken = useRef(false)

  const show = useCallback((next: Attachment) => {
    current.current = next
    setAttachment(next)
  }, [])

  const take = useCallback(
    (file: File) => {
      job.current?.controller.abort()
      isLineBroken.current = false
      const controller = new AbortController()
      const { signal } = controller
      const name = toNfc(file.name)
      const run = async () => {
        try {
          const { attach } = await import('@/lib/attachments/attach')
          signal.throwIfAborted()
          const url = await attach(file, {
            signal,
            onProgress: (percent) => signal.aborted || show({ state: 'uploading', name, percent }),
          })
          show({ state: 'attached', name, url })
        } catch (error) {
          if (signal.aborted) return
          console.info('Upload failed', error)
          isLineBroken.current = error instanceof NoConnection || (!navigator.onLine && !(error instanceof CallFailed))
          const code = error instanceof CallFailed ? error.code : 'failed'
          show({ state: 'failed', name, code, again: !isFault(code) })
        }
      }
      show({ state: 'preparing', name })
      job.current = { file, controller, ended: run() }
    },
    [show],
  )

  const again = useCallback(() => job.current && take(job.current.file), [take])

  const clear = useCallback(() => {
    job.current?.controller.abort()
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
    const retry = () => isLineBroken.current && current.current.state === 'failed' && again()
    addEventListener('online', retry)
    // An upload goes on when the page is left: the form may wait for it to be sent.
    return () => removeEventListener('online', retry)
  }, [input, take, again])

  return {
    attachment,
    take,
    again,
    clear,
    hasFile: useCallback(() => current.current.state !== 'none', []),
    /** Shows the error that the server found in the file when the form was sent. */
    refuse(code: string): void {
      const name = current.current.state === 'none' ? '' : current.current.name
      show({ state: 'failed', name, code, again: job.current !== undefined && !isFault(code) })
    },
    /** Waits for a running upload, and for that of another file chosen meanwhile. */
    async settle(): Promise<Settled> {
      if (current.current.state === 'failed' && isLineBroken.current) again()
      const hadFile = current.current.state !== 'none'
      let waited: Job | undefined
      while (waited !== job.current) {
        waited = job.current
        await waited?.ended
      }
      const now = current.current
      if (now.state === 'attached') return { url: now.url }
      if (now.state === 'failed') return { problem: isLineBroken.current ? 'fileWaits' : 'fileRefused' }
      // Who takes the file back while the form is being sent may not mean to send it without.
      return hadFile ? { problem: 'fileWithdrawn' } : { url: null }
    },
  }
}
