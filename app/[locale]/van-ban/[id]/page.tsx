import type { Metadata } from 'next'
import { decodeSegment } from '@/lib/domain/ids'
import { buildOnly, currentLanguage } from '@/lib/http/i18n/request'
import { getLegalText, getArticlesCiting, getFormerLegalText, getReplacedTexts } from '@/lib/queries/legal-texts'
import { metadataOf } from '@/lib/seo/metadata'
import { notFoundMetadata } from '@/lib/seo/status-metadata'
import { legalTextFacts } from '@/lib/seo/pages/legal-text'
import { legalTextPath } from '@/lib/domain/paths'
import { legalTextGraph } from '@/lib/seo/graph/legal-text'
import { FormerPage } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { TextScreen } from '@/components/legal-texts/text-screen'

async function TextPage({ id }: { id: string }) {
  const [text, language] = [await getLegalText(id), await currentLanguage()]
  if (!text) {
    const former = await getFormerLegalText(id)
    return <FormerPage kind="legalText" former={former} pathOf={({ id: now }) => legalTextPath(language, now)} />
  }
  const [replaces, citing] = await Promise.all([getReplacedTexts(id), getArticlesCiting(text.id, text.keys, language)])
  return (
    <>
      <TextScreen text={text} replaces={replaces} citing={citing} />
      <StructuredData graph={await legalTextGraph(language, text)} />
    </>
  )
}

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/van-ban/[id]'>

export function generateStaticParams() {
  return [{ id: buildOnly }]
}

const idOf = async ({ params }: Props) => decodeSegment((await params).id)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const text = await getLegalText(await idOf(props))
  return text ? metadataOf(legalTextFacts(await currentLanguage(), text)) : notFoundMetadata()
}

export default async function LegalTextPage(props: Props) {
  return <TextPage id={await idOf(props)} />
}
