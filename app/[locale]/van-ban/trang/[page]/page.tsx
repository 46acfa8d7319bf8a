import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFound } from '@/components/layout/status-page'
import { StructuredData } from '@/components/layout/structured-data'
import { pageCount } from '@/lib/domain/paging'
import { buildOnly, currentLanguage } from '@/lib/http/i18n/request'
import { getLegalTexts } from '@/lib/queries/legal-texts'
import { registerGraph } from '@/lib/seo/graph/screens'
import { metadataOf } from '@/lib/seo/metadata'
import { notFoundMetadata } from '@/lib/seo/status-metadata'
import { registerFacts } from '@/lib/seo/pages/screens'
import type { LegalTextWithState, Page } from '@/lib/backend/model'
import { legalTextsPath, registerPath } from '@/lib/domain/paths'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { Pages } from '@/components/layout/pages'
import { TextList } from '@/components/legal-texts/text-list'

async function RegisterScreen({ list }: { list: Page<LegalTextWithState> }) {
  const [t, language] = [await getTranslations('legalText'), await currentLanguage()]
  return (
    <>
      <PageHeading path={legalTextsPath} title={t('register')} lead={t('lead')} />
      <Column>
        <TextList texts={list.items} />
        <Pages
          current={list.page}
          count={pageCount(list.total, list.limit)}
          hrefOf={(page) => registerPath(language, page)}
        />
      </Column>
    </>
  )
}

export const ensureStatic = 'navigation'
export const instant = false

type Props = PageProps<'/[locale]/van-ban/trang/[page]'>

export function generateStaticParams() {
  return [{ page: buildOnly }]
}

/** The page of the register that the internal path asks for. Undefined if there is no such page, or no register. */
async function requested({ params }: Props) {
  const list = await getLegalTexts(Number((await params).page))
  return list.total > 0 && list.page <= pageCount(list.total, list.limit) ? list : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const list = await requested(props)
  return list ? metadataOf(registerFacts(await currentLanguage(), list.page)) : notFoundMetadata()
}

export default async function RegisterPage(props: Props) {
  const list = await requested(props)
  if (!list) return <NotFound />
  return (
    <>
      <RegisterScreen list={list} />
      <StructuredData graph={await registerGraph(await currentLanguage(), list)} />
    </>
  )
}
