import { getTranslations } from 'next-intl/server'
import type { LegalTextWithState, Page } from '@/lib/backend/model'
import { pageCount } from '@/lib/domain/paging'
import { legalTextsPath, registerPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { Pages } from '@/components/layout/pages'
import { TextList } from './text-list'

export async function RegisterScreen({ list }: { list: Page<LegalTextWithState> }) {
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
