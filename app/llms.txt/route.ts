import { textFile } from '@/lib/http/text-file'
import { llmsFile } from '@/lib/markdown'

/** What the site is, for language models. */
export function GET(): Promise<Response> {
  return textFile(llmsFile)
}
