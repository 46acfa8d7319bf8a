import { permanentRedirect } from 'next/navigation'
import { currentLanguage } from '@/lib/i18n/request'
import { goneScreen } from '@/lib/i18n/route'
import { getArticlesCiting, getIsLegalTextGone, getLegalText, getReplacedTexts } from '@/lib/queries/legal-texts'
import { legalTextGraph } from '@/lib/seo/graphs'
import { NotFound } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { TextScreen } from './text-screen'

/** The text of law with this id, or the response for a removed or unknown one. */
export async function TextPage({ id }: { id: string }) {
  const [text, language] = [await getLegalText(id), await currentLanguage()]
  if (!text) {
    if (await getIsLegalTextGone(id)) permanentRedirect(goneScreen(language, 'legalText'))
    return <NotFound />
  }
  const [replaces, citing] = await Promise.all([getReplacedTexts(id), getArticlesCiting(text.id, text.keys, language)])
  return (
    <>
      <TextScreen text={text} replaces={replaces} citing={citing} />
      <StructuredData graph={await legalTextGraph(language, text)} />
    </>
  )
}
