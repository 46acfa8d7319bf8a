import { mediaResponse } from '@/lib/http/media'

export async function GET(request: Request, { params }: RouteContext<'/media/[file]'>): Promise<Response> {
  const { file } = await params
  return mediaResponse(request, file)
}
