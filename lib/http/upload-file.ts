import { checkFile, FileRefused, type CheckedFile } from '@/lib/consultation/attachments/check'
import { storeInCloud } from '@/lib/consultation/attachments/cloud'
import { largestFile } from '@/lib/consultation/attachments/limits'
import { signAddress } from '@/lib/consultation/attachments/signed-address'
import { backend } from '@/lib/backend'
import { NotAccepted, Unavailable } from '@/lib/backend/port'
import { settings } from '@/lib/operations/settings'
import { readForm } from './body'
import { clientAddress } from './client-address'
import { ApiError } from './errors'
import { limitBodies } from './limit-concurrency'

/** Bytes of a form in addition to its file. */
const around = 64_000

interface StoredUpload {
  url: string
  bytes: number
  name: string
}

/** Reads the file of an upload. Throws ApiError: 413, 400, 422 if there is no file, 429. */
export async function readUpload(request: Request): Promise<File> {
  const form = await limitBodies(request, clientAddress(request), (body) =>
    readForm(request, largestFile + around, body),
  )
  const file = form.get('file')
  if (file instanceof File) return file
  throw new ApiError('invalid_fields', { file: 'fileEmpty' })
}

/** Sends a file to the upload service. Returns the address to use in a request. Throws Unavailable. */
async function uploadToCloud(checked: CheckedFile): Promise<string> {
  try {
    return signAddress(await storeInCloud(checked))
  } catch (cause) {
    throw new Unavailable('a file could not be sent to the upload service', { cause })
  }
}

/** Checks a visitor's file and stores it (spec 7). Throws ApiError 422 with the file's error, Unavailable. */
export async function storeFile(file: File): Promise<StoredUpload> {
  try {
    const checked = await checkFile(Buffer.from(await file.arrayBuffer()), file.name)
    const url = await (settings().UPLOAD_URL ? uploadToCloud(checked) : (await backend()).addAttachment(checked))
    return { url, bytes: checked.data.length, name: checked.name }
  } catch (error) {
    if (error instanceof NotAccepted) throw new ApiError('invalid_fields', { ...error.errors })
    if (error instanceof FileRefused) throw new ApiError('invalid_fields', { file: error.error })
    throw error
  }
}
