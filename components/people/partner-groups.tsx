import { getTranslations } from 'next-intl/server'
import type { Partner } from '@/lib/backend/model'
import { currentLanguage } from '@/lib/http/i18n/request'
import { listName, type PagedList } from '@/lib/domain/overview'
import type { PartnerList } from '@/lib/domain/overview-lists'
import { Pages } from '@/components/layout/pages'
import { ListHeading } from './list-heading'
import { PartnerLogo } from './partner-logo'
import styles from './partner-groups.module.css'

interface Props {
  lists: PartnerList<Partner>[]
  headingLevel: 2 | 3
  hrefOf: (list: PagedList, page: number) => string
}

export async function PartnerGroups({ lists, headingLevel, hrefOf }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return lists.map(({ kind, partners, page, pageCount }) => (
    <section key={kind} id={listName(kind)} className={styles.kind}>
      <ListHeading level={headingLevel} text={t(`overview.partners.${kind}`)} />
      {partners.length === 0 && <p>{t('overview.partners.empty')}</p>}
      <ul role="list" className={`cards ${styles.grid}`}>
        {partners.map((partner) => (
          <li key={partner.id}>
            <PartnerLogo
              name={partner.fullName[language]}
              logo={partner.logo}
              website={partner.website}
              newTab={(name) => t('overview.partners.newTab', { name })}
            />
          </li>
        ))}
      </ul>
      <Pages
        label={t('overview.pages', { name: t(`overview.partners.${kind}`) })}
        current={page}
        count={pageCount}
        hrefOf={(target) => `${hrefOf(kind, target)}#${listName(kind)}`}
      />
    </section>
  ))
}
