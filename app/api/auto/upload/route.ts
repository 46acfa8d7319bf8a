import { storeFile, readUpload } from '@/lib/http/upload-file'
import { clientAddress } from '@/lib/http/client-address'
import { noStore } from '@/lib/http/errors'
import { handler } from '@/lib/http/handler'
import { assertWithinLimit } from '@/lib/http/limits'
import { isFromOtherSite } from '@/lib/http/other-site'
import { assertOwnPage } from '@/lib/http/own-pages'

/**
 * `POST /auto/upload`: stores a file for a consultation request and responds like the cloud service (spec 7). Needs no
 * sign-in.
 */
export const POST = handler(async (request) => {
  assertOwnPage(request)
  if (!isFromOtherSite(request)) await assertWithinLimit('upload', { address: clientAddress(request) })
  const { url, bytes, name } = await storeFile(await readUpload(request))
  return Response.json({ secure_url: url, bytes, original_filename: name }, { headers: noStore })
})
