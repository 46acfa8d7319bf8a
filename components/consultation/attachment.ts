import type { FormAnswer } from '@/lib/consultation/answer'

/** The form's file, from its choice until it is uploaded. */
export type Attachment =
  | { state: 'none' }
  | { state: 'preparing'; name: string }
  | { state: 'uploading'; name: string; percent: number }
  | { state: 'attached'; name: string; url: string }
  /** `again`: whether the same file may be tried once more. */
  | { state: 'failed'; name: string; code: string; again: boolean }

/** Whether a file is on its way. */
export const isUploading = (file: Attachment): file is Extract<Attachment, { state: 'preparing' | 'uploading' }> =>
  file.state === 'preparing' || file.state === 'uploading'

/** The file of a form that was sent without script. */
export function attachmentIn(answer: FormAnswer | undefined): Attachment {
  if (answer?.attachment) return { state: 'attached', ...answer.attachment }
  const [name, code] = [answer?.refusedFile, answer?.faults.file]
  if (name !== undefined && code !== undefined) return { state: 'failed', name, code, again: false }
  return { state: 'none' }
}
