import { textFile } from '@/lib/http/text-file'
import { llmsFile } from '@/lib/markdown'

/** What the site is, for language models. */
export function GET(request: Request): Promise<Response> {
  return textFile(request, llmsFile)
}
