import type { Metadata } from 'next'
import { AccessibilityScreen } from '@/components/accessibility/accessibility-screen'
import { StructuredData } from '@/components/layout/structured-data'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getSiteRecord } from '@/lib/queries/site-record'
import { accessibilityGraph } from '@/lib/seo/graph/screens'
import { metadataOf } from '@/lib/seo/metadata'
import { accessibilityFacts } from '@/lib/seo/pages/screens'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf(accessibilityFacts(await currentLanguage()))
}

export default async function AccessibilityPage() {
  const [language, { contact }] = [await currentLanguage(), await getSiteRecord()]
  return (
    <>
      <AccessibilityScreen contact={contact} />
      <StructuredData graph={await accessibilityGraph(language)} />
    </>
  )
}
