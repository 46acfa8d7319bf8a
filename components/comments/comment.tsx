import type { ReactNode } from 'react'
import { longDate } from '@/lib/domain/dates'
import type { Language } from '@/lib/domain/languages'
import { UserPhoto } from '@/components/ui/avatar'
import styles from './comments.module.css'

interface Props {
  id: string
  fullName: string
  avatar: string | undefined
  value: string
  createdDate: Date | undefined
  language: Language
  labels: { anonymous: string; mine: string; edited: string; waiting: string }
  isEdited: boolean
  isHeld: boolean
  official?: string | undefined
  /** The comment's own address, and what a link to it is called; undefined for one that others do not see yet. */
  permalink?: { href: string; label: string } | undefined
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
  labels,
  isEdited,
  isHeld,
  official,
  permalink,
  children,
}: Props) {
  const name = fullName || labels.anonymous
  const date = createdDate && <time dateTime={createdDate.toISOString()}>{longDate(createdDate, language)}</time>
  return (
    <article id={`comment-${id}`} className={`stack ${styles.comment}`} aria-labelledby={`comment-${id}-name`}>
      <header className="media">
        <UserPhoto address={avatar} name={name} size={40} />
        <p>
          <bdi id={`comment-${id}-name`} className={styles.name}>
            {name}
          </bdi>
          {official && <span className={styles.official}>✓ {official}</span>}
          <span className={`muted ${styles.meta}`}>
            {date && permalink ? (
              <a href={permalink.href} rel="nofollow" aria-label={permalink.label}>
                {date}
              </a>
            ) : (
              date
            )}
            <span className={styles.mine}> · {labels.mine}</span>
            {isEdited && ` · ${labels.edited}`}
            {isHeld && ` · ${labels.waiting}`}
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
