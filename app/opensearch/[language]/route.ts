import { isLanguage } from '@/lib/domain/languages'
import { textFile } from '@/lib/http/text-file'
import { openSearchDescription } from '@/lib/seo/open-search'

/** The description of the search of a language, at `/opensearch.xml` and `/en/opensearch.xml`. */
export async function GET(_request: Request, { params }: RouteContext<'/opensearch/[language]'>): Promise<Response> {
  const { language } = await params
  return textFile(async () =>
    isLanguage(language)
      ? { text: openSearchDescription(language), type: 'application/opensearchdescription+xml' }
      : undefined,
  )
}
