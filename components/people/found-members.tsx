import { getTranslations } from 'next-intl/server'
import { departments, memberRoles } from '@/lib/domain/codes'
import { findMembers } from '@/lib/domain/find-members'
import { overviewRoot } from '@/lib/domain/overview'
import { searchPageSize } from '@/lib/domain/paging'
import { localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { titlesInWords } from '@/lib/http/i18n/title-words'
import { findMembersBy } from '@/lib/queries/members'
import { Column } from '@/components/layout/column'
import { PageHeading } from '@/components/layout/page-heading'
import { ButtonLink } from '@/components/ui/button'
import { MemberFinder } from './member-finder'
import { MemberRows } from './member-rows'
import styles from './member-finder.module.css'

export async function FoundMembers({ query }: { query: string }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const roles = new Map(memberRoles.map((role) => [role, role === 'NA' ? '' : t(`roles.${role}`)]))
  const units = new Map(departments.map((unit) => [unit, unit === 'NA' ? '' : t(`groups.${unit}`)]))
  const { members, total } = await findMembersBy(
    language,
    (all) =>
      findMembers(query, all, ({ fullName, penName, posts }) => [
        fullName,
        ...titlesInWords(penName, language),
        ...posts.flatMap(({ role, department }) => [roles.get(role) ?? '', units.get(department) ?? '']),
      ]),
    searchPageSize,
  )
  return (
    <>
      <PageHeading
        path={overviewRoot}
        title={t('overview.found', { query })}
        lead={total > 0 ? t('overview.foundCount', { count: total }) : t('overview.foundNobody')}
      />
      <Column>
        <MemberFinder query={query} />
        <MemberRows members={members} headingLevel={2} />
        <p className={styles.back}>
          <ButtonLink look="quiet" href={localPath(language, overviewRoot)}>
            {t('overview.everybody')}
          </ButtonLink>
        </p>
      </Column>
    </>
  )
}
