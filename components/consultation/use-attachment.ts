import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { chosenEndings } from '@/lib/attachments/accepted'
import { CallFailed } from '@/lib/browser/call-failed'
import { NoConnection } from '@/lib/browser/no-connection'

/** The file of the form, from its choice until it is uploaded. */
export type Attachment =
  | { state: 'none' }
  | { state: 'preparing'; name: string }
  | { state: 'uploading'; name: string; percent: number }
  | { state: 'attached'; name: string; url: string }
  /** `again` where the same file may be tried once more. */
  | { state: 'failed'; name: string; code: string; again: boolean }

interface Job {
  file: File
  controller: AbortController
  /** Resolves, and never rejects, when it has ended in whatever way. */
  ended: Promise<void>
}

/** What is wrong with the file itself; trying it again would not help. */
const isFault = (code: string) => code !== 'failed' && code !== 'fileGone'

/** Checks, makes smaller and uploads what is chosen in a file field (spec 2, 5, 7). What does so comes with the first file. */
export function useAttachment(input: RefObject<HTMLInputElement | null>, kept: { url: string; name: string } | undefined) {
  const [attachment, setAttachment] = useState<Attachment>(kept ? { state: 'attached', ...kept } : { state: 'none' })
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
      const { name } = file
      const run = async () => {
        try {
          const { attach } = await import('@/lib/attachments/attach')
          signal.throwIfAborted()
          const url = await attach(file, { signal, onProgress: (percent) => signal.aborted || show({ state: 'uploading', name, percent }) })
          show({ state: 'attached', name, url })
        } catch (error) {
          if (signal.aborted) return
          console.info('Upload failed', error)
          isLineBroken.current = error instanceof NoConnection || !navigator.onLine
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
    // A .webp becomes a .jpg by script only.
    input.current?.setAttribute('accept', chosenEndings)
    // Chosen before the script was there.
    const early = input.current?.files?.[0]
    if (early) queueMicrotask(() => take(early))
    const retry = () => isLineBroken.current && current.current.state === 'failed' && again()
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      job.current?.controller.abort()
    }
  }, [input, take, again])

  return {
    attachment,
    take,
    again,
    clear,
    hasFile: useCallback(() => current.current.state !== 'none', []),
    /** Says what the server finds wrong with it when the form is sent. */
    refuse(code: string): void {
      const name = current.current.state === 'none' ? '' : current.current.name
      show({ state: 'failed', name, code, again: job.current !== undefined && !isFault(code) })
    },
    /** Waits for an upload under way; gives the file's address, or null. Throws NoConnection, or CallFailed where the file cannot be sent. */
    async settle(): Promise<string | null> {
      if (current.current.state === 'failed' && isLineBroken.current) again()
      await job.current?.ended
      const now = current.current
      if (now.state === 'attached') return now.url
      if (now.state !== 'failed') return null
      throw isLineBroken.current ? new NoConnection() : new CallFailed(now.code, 0)
    },
  }
}
