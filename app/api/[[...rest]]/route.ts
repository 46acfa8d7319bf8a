import { ApiError } from '@/lib/http/errors'
import { handler } from '@/lib/http/handler'

const missing = handler(async () => {
  throw new ApiError('not_found')
})

export { missing as GET, missing as POST, missing as PUT, missing as PATCH, missing as DELETE }
