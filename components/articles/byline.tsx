import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import type { Author } from '@/lib/backend/model'
import { htmlLang, type Language } from '@/lib/domain/languages'
import { profileOf } from '@/lib/seo/pages/member'
import styles from './byline.module.css'

interface Props {
  authors: Author[]
  /** Language of the article and of its authors' names. */
  language: Language
}

/** The authors of an article; a member's name links to their profile. */
export async function Byline({ authors, language }: Props) {
  if (authors.length === 0) return null
  const t = await getTranslations()
  return (
    <p className={styles.byline}>
      {t('article.by')}{' '}
      {authors.map(({ name, member }, i) => (
        <Fragment key={`${i} ${name}`}>
          {i > 0 && t('member.separator')}
          {member === undefined ? (
            <span lang={htmlLang[language]}>{name}</span>
          ) : (
            <a rel="author" lang={htmlLang[language]} href={profileOf(member).path}>
              {name}
            </a>
          )}
        </Fragment>
      ))}
    </p>
  )
}
