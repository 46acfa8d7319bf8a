import type { ReactNode } from 'react'
import { longDate } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { UserPhoto } from '@/components/people/user-photo'
import styles from './comment.module.css'

interface Props {
  id: string
  fullName: string
  avatar: string | undefined
  value: string
  createdDate: Date | undefined
  language: Language
  words: { anonymous: string; mine: string; edited: string; waiting: string }
  isEdited: boolean
  isHeld: boolean
  /** The mark of what staff wrote in the name of the institute. */
  official?: string | undefined
  /** The actions on the comment. */
  children?: ReactNode
}

/** A comment as its author typed it. Unclosed bidirectional marks in the text cannot affect what follows. */
export function Comment({
  id,
  fullName,
  avatar,
  value,
  createdDate,
  language,
  words,
  isEdited,
  isHeld,
  official,
  children,
}: Props) {
  const name = fullName || words.anonymous
  return (
    <article id={`comment-${id}`} className={styles.comment} aria-labelledby={`comment-${id}-name`}>
      <header className={styles.head}>
        <UserPhoto address={avatar} name={name} size={40} />
        <p>
          <bdi id={`comment-${id}-name`} className={styles.name}>
            {name}
          </bdi>
          {official && <span className={styles.official}>✓ {official}</span>}
          <span className={styles.meta}>
            {createdDate && <time dateTime={createdDate.toISOString()}>{longDate(createdDate, language)}</time>}
            <span className={styles.mine}> · {words.mine}</span>
            {isEdited && ` · ${words.edited}`}
            {isHeld && ` · ${words.waiting}`}
          </span>
        </p>
      </header>
      <p className={styles.text} dir="auto">
        {value}
      </p>
      {children}
    </article>
  )
}
