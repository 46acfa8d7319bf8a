import { getTranslations } from 'next-intl/server'
import type { Member } from '@/lib/backend/model'
import { findMembers } from '@/lib/domain/find-members'
import { overviewRoot } from '@/lib/domain/overview'
import { searchPageSize } from '@/lib/domain/paging'
import { localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/i18n/request'
import { titlesInWords } from '@/lib/i18n/title-words'
import { getMembers } from '@/lib/queries/members'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { ButtonLink } from '@/components/ui/button'
import { MemberFinder } from './member-finder'
import { MemberRows } from './member-rows'
import styles from './member-finder.module.css'

/** The members whose name, roles, departments or titles have the words of a query. */
export async function FoundMembers({ query }: { query: string }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const describe = ({ fullName, penName, posts }: Member) =>
    [
      fullName,
      ...titlesInWords(penName, language),
      ...posts.flatMap(({ role, department }) => [
        role === 'NA' ? '' : t(`roles.${role}`),
        department === 'NA' ? '' : t(`groups.${department}`),
      ]),
    ].join(' ')
  const found = findMembers(query, await getMembers(language), describe)
  return (
    <>
      <PageHeading
        path={overviewRoot}
        title={t('overview.found', { query })}
        lead={found.length > 0 ? t('overview.foundCount', { count: found.length }) : t('overview.foundNobody')}
      />
      <Column>
        <MemberFinder query={query} />
        <MemberRows members={found.slice(0, searchPageSize)} headingLevel={2} />
        <p className={styles.back}>
          <ButtonLink look="quiet" href={localPath(language, overviewRoot)}>
            {t('overview.everybody')}
          </ButtonLink>
        </p>
      </Column>
    </>
  )
}
