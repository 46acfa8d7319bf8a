import { previewResponse } from '@/lib/preview/response'

/** The pictures of shared links, public. */
export function GET(request: Request): Promise<Response> {
  return previewResponse(request)
}
