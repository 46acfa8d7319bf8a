import { getTranslations } from 'next-intl/server'
import type { Author } from '@/lib/backend/model'
import { htmlLang, type Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { getMember } from '@/lib/queries/members'
import { profileOf } from '@/lib/seo/pages/member'
import { MemberPhoto } from '@/components/people/member-photo'
import { memberTitles } from '@/components/people/member-titles'
import { Avatar } from '@/components/ui/avatar'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import styles from './byline.module.css'

interface Props {
  authors: Author[]
  language: Language
  type: ArticleType
}

export async function Byline({ authors, language, type }: Props) {
  if (authors.length === 0) return null
  const t = await getTranslations()
  return (
    <div>
      {type === 'SERVICE' || type === 'TRAINING' ? (
        <p className={styles.label}>{t(type === 'SERVICE' ? 'offer.personInCharge' : 'offer.teacher')}</p>
      ) : (
        <VisuallyHidden>{t('article.by')}</VisuallyHidden>
      )}
      <ul role="list" className={styles.authors}>
        {authors.map((author, i) => (
          <AuthorLine key={`${i} ${author.name}`} author={author} lang={htmlLang[language]} />
        ))}
      </ul>
    </div>
  )
}

async function AuthorLine({ author: { name, member: profile }, lang }: { author: Author; lang: string }) {
  const member = profile && (await getMember(profile.id))
  const titles = member && (await memberTitles(member.penName))
  return (
    <li className={styles.author}>
      <span className={`${styles.face} off-paper`}>
        {member ? <MemberPhoto member={member} sizes="3rem" /> : <Avatar name={name} />}
      </span>
      <span className={styles.words}>
        {profile === undefined ? (
          <span className={styles.name} lang={lang}>
            {name}
          </span>
        ) : (
          <a className={styles.name} rel="author" lang={lang} href={profileOf(profile).path}>
            {name}
          </a>
        )}
        {titles && <span className={styles.titles}>{titles}</span>}
      </span>
    </li>
  )
}
