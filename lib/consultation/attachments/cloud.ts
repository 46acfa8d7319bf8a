import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { settings } from '@/lib/operations/settings'
import { textOf } from '@/lib/content/text-of'
import type { CheckedFile } from './check'

const defaultTimeoutMs = 30_000

/** Bytes of the longest answer, which is an address with a few facts about the file. */
const longestAnswer = 1024 * 1024

/** An http address is accepted only if the service itself is called over http. */
const stored = (service: string) =>
  z.object({ secure_url: z.url({ protocol: service.startsWith('http:') ? /^https?$/ : /^https$/ }) })

async function send(address: string, form: FormData, timeoutMs: number): Promise<string> {
  let answer
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    answer = { status: response.status, ok: response.ok, body: await textOf(response, longestAnswer) }
  } catch (error) {
    throw new Error('the upload service did not answer', { cause: error })
  }
  if (!answer.ok) throw new Error(`the upload service answered ${answer.status}`)
  return answer.body
}

/**
 * Uploads a file to the cloud file service (spec 7). Returns its address there. Throws a plain Error.
 * The file gets a random name, because visitors' file names are private.
 */
export async function storeInCloud(file: CheckedFile, timeoutMs = defaultTimeoutMs): Promise<string> {
  const { UPLOAD_URL, UPLOAD_PRESET } = settings()
  if (!UPLOAD_URL || !UPLOAD_PRESET) throw new Error('no upload service is set')
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file.data)], { type: file.type }), `${randomUUID()}.${file.extension}`)
  form.set('upload_preset', UPLOAD_PRESET)
  const answer = await send(UPLOAD_URL, form, timeoutMs)
  try {
    return stored(UPLOAD_URL).parse(JSON.parse(answer)).secure_url
  } catch (error) {
    throw new Error('the upload service answered without an address', { cause: error })
  }
}
