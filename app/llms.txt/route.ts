import { textFile } from '@/lib/http/text-file'
import { llmsFile } from '@/lib/seo/markdown'

/** A description of the site for language models. */
export function GET(): Promise<Response> {
  return textFile(llmsFile)
}
