import { legalTextPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getArticlesCiting, getFormerLegalText, getLegalText, getReplacedTexts } from '@/lib/queries/legal-texts'
import { legalTextGraph } from '@/lib/seo/graphs'
import { FormerPage } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { TextScreen } from './text-screen'

export async function TextPage({ id }: { id: string }) {
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
