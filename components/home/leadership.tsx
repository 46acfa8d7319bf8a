import { getTranslations } from 'next-intl/server'
import type { Member } from '@/lib/backend/model'
import { carouselPace } from '@/lib/domain/carousel'
import { overviewPath } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Column } from '@/components/layout/column'
import { MemberCard } from '@/components/people/member-card'
import { Slides } from '@/components/layout/slides'
import { SectionHead } from './section-head'
import styles from './leadership.module.css'

export async function Leadership({ leaders }: { leaders: Member[] }) {
  const [t, language] = [await getTranslations('home'), await currentLanguage()]
  return (
    <Column>
      <div className="section">
        <Slides
          label={t('leadership')}
          view="cards"
          motion="bounce"
          pace={carouselPace}
          head={
            <SectionHead
              id="leadership"
              title={t('leadership')}
              more={{ href: localPath(language, overviewPath('ban-lanh-dao')), label: t('allLeaders') }}
            />
          }
          slides={leaders.map((member) => ({
            id: member.id,
            content: (
              <div className={styles.card}>
                <MemberCard member={member} headingLevel={3} isNameFirst />
              </div>
            ),
          }))}
        />
      </div>
    </Column>
  )
}
