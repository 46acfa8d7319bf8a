import { previewResponse } from '@/lib/seo/preview/response'

export function GET(request: Request): Promise<Response> {
  return previewResponse(request)
}
