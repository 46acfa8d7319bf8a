import * as z from 'zod/mini'
import { fileErrors } from '@/lib/consultation/attachments/limits'
import { CallFailed } from './call-failed'
import { post, type PostAnswer } from './post'

const uploaded = z.object({ secure_url: z.string() })
const refused = z.object({
  error: z.object({
    code: z.string(),
    fields: z.optional(z.object({ file: z.optional(z.enum([...fileErrors, 'fileNotAccepted'])) })),
  }),
})

function errorIn({ status, json }: PostAnswer): string {
  const error = refused.safeParse(json).data?.error
  return error?.fields?.file ?? (status === 413 ? 'fileTooLarge' : 'failed')
}

interface Options {
  signal: AbortSignal
  onProgress: (percent: number) => void
}

/** Uploads a file and returns its address. Throws CallFailed if it was refused, NoConnection, the signal's reason. */
export async function upload(file: File, options: Options): Promise<string> {
  const form = new FormData()
  form.set('upload_preset', 'consultation')
  form.set('file', file)
  const answer = await post('/api/auto/upload', form, options)
  const address = answer.status === 200 ? uploaded.safeParse(answer.json).data?.secure_url : undefined
  if (address !== undefined) return address
  throw new CallFailed(errorIn(answer), answer.seconds)
}
