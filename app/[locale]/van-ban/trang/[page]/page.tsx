import type { Metadata } from 'next'
import { NotFound } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { RegisterScreen } from '@/components/legal-texts/register-screen'
import { pageCount } from '@/lib/domain/paging'
import { buildOnly } from '@/lib/http/i18n/build-only'
import { currentLanguage } from '@/lib/http/i18n/request'
import { getLegalTexts } from '@/lib/queries/legal-texts'
import { registerGraph } from '@/lib/seo/graphs'
import { metadataOf } from '@/lib/seo/metadata'
import { registerFacts } from '@/lib/seo/pages/legal-text'
import { notFoundMetadata } from '@/lib/seo/status-metadata'

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/van-ban/trang/[page]'>

export function generateStaticParams() {
  return [{ page: buildOnly }]
}

/** The page of the register that the internal path asks for. Undefined if there is no such page, or no register. */
async function asked({ params }: Props) {
  const list = await getLegalTexts(Number((await params).page))
  return list.total > 0 && list.page <= pageCount(list.total, list.limit) ? list : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const list = await asked(props)
  return list ? metadataOf(registerFacts(await currentLanguage(), list.page)) : notFoundMetadata()
}

export default async function RegisterPage(props: Props) {
  const list = await asked(props)
  if (!list) return <NotFound />
  return (
    <>
      <RegisterScreen list={list} />
      <StructuredData graph={await registerGraph(await currentLanguage(), list)} />
    </>
  )
}
