import { getTranslations } from 'next-intl/server'
import type { Article, Author } from '@/lib/backend/model'
import { htmlLang } from '@/lib/domain/languages'
import { isOffered } from '@/lib/domain/offer'
import type { ArticleType } from '@/lib/domain/sections'
import { currentLanguage } from '@/lib/http/i18n/request'
import { titleLine } from '@/lib/http/i18n/title-words'
import { getMember } from '@/lib/queries/members'
import { profileOf } from '@/lib/seo/pages/member'
import { MemberPhoto } from '@/components/people/member-photo'
import { Avatar } from '@/components/ui/avatar'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import styles from './byline.module.css'

export async function Byline({ article: { authors, reviewer, language, type } }: { article: Article }) {
  const lang = htmlLang[language]
  return (
    <>
      {authors.length > 0 && <Authors authors={authors} lang={lang} type={type} />}
      {reviewer && <Reviewer reviewer={reviewer} lang={lang} />}
    </>
  )
}

async function Reviewer({ reviewer: { name, member }, lang }: { reviewer: Author; lang: string }) {
  const t = await getTranslations('article')
  return (
    <p className={styles.reviewer}>
      {t('reviewedBy')}{' '}
      <a lang={lang} href={member && profileOf(member).path}>
        {name}
      </a>
    </p>
  )
}

interface Props {
  authors: Author[]
  lang: string
  type: ArticleType
}

async function Authors({ authors, lang, type }: Props) {
  const t = await getTranslations()
  return (
    <div>
      {isOffered(type) ? (
        <p className="muted">{t(type === 'SERVICE' ? 'offer.personInCharge' : 'offer.teacher')}</p>
      ) : (
        <VisuallyHidden>{t('article.by')}</VisuallyHidden>
      )}
      <ul role="list" className="row">
        {authors.map((author, i) => (
          <AuthorLine key={`${i} ${author.name}`} author={author} lang={lang} />
        ))}
      </ul>
    </div>
  )
}

async function AuthorLine({ author: { name, member: profile }, lang }: { author: Author; lang: string }) {
  const member = profile && (await getMember(profile.id))
  const titles = member && titleLine(member.penName, await currentLanguage())
  return (
    <li className={`media ${styles.author}`}>
      <span className={`frame ${styles.face} off-paper`}>
        {member ? <MemberPhoto member={member} sizes="3rem" /> : <Avatar name={name} />}
      </span>
      <span className={styles.labels}>
        {profile === undefined ? (
          <span className={styles.name} lang={lang}>
            {name}
          </span>
        ) : (
          <a className={`target ${styles.name}`} rel="author" lang={lang} href={profileOf(profile).path}>
            {name}
          </a>
        )}
        {titles && <span className={`muted ${styles.titles}`}>{titles}</span>}
      </span>
    </li>
  )
}
