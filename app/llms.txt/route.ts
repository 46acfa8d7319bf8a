import { textFile } from '@/lib/http/text-file'
import { llmsFile } from '@/lib/seo/markdown'

export function GET(): Promise<Response> {
  return textFile(llmsFile)
}
