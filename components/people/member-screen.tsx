import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { ArticleSummary, Member } from '@/lib/backend/model'
import { memberDetailTypes } from '@/lib/domain/codes'
import { htmlLang } from '@/lib/domain/languages'
import { memberPath } from '@/lib/domain/overview'
import { ArticleRows } from '@/components/articles/related-articles'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Column } from '@/components/layout/column'
import { MemberBanner } from './member-banner'
import { MemberTimeline } from './member-timeline'
import styles from './member-screen.module.css'

interface Props {
  member: Member
  articles: ArticleSummary[]
}

export async function MemberScreen({ member, articles }: Props) {
  const [t, language] = [await getTranslations('member'), await currentLanguage()]
  const lang = member.language === language ? undefined : htmlLang[member.language]
  const name = member.fullName.trim() || t('unnamed')
  const sections = memberDetailTypes
    .map((type) => ({ type, details: member.memberDetails.filter((detail) => detail.type === type) }))
    .filter(({ details }) => details.length > 0)
  return (
    <>
      <Breadcrumb path={memberPath(member.id)} title={name} />
      <article>
        <MemberBanner member={member} name={name} lang={lang} />
        <Column>
          {member.description.trim() && (
            <section className={`stack ${styles.section}`}>
              <h2>{t('about')}</h2>
              <p className={`measure ${styles.description}`} lang={lang}>
                {member.description.trim()}
              </p>
            </section>
          )}
          {sections.map(({ type, details }) => (
            <section key={type} className={`stack ${styles.section}`}>
              <h2>{t(type)}</h2>
              <MemberTimeline details={details} lang={lang} />
            </section>
          ))}
          {articles.length > 0 && (
            <section className={`stack ${styles.section}`}>
              <h2>{t('articlesBy', { name })}</h2>
              <ArticleRows articles={articles} />
            </section>
          )}
        </Column>
      </article>
    </>
  )
}
