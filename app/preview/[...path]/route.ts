import { previewResponse } from '@/lib/seo/preview/response'

/** The pictures of shared links. They are public. */
export function GET(request: Request): Promise<Response> {
  return previewResponse(request)
}
