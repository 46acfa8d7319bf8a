import { getTranslations } from 'next-intl/server'
import type { Heading } from '@/lib/content/preparation/prepared-article'
import styles from './table-of-contents.module.css'

interface Props {
  chapters: Heading[]
  /** The article's language, if it differs from the page's. */
  lang: string | undefined
}

export async function TableOfContents({ chapters, lang }: Props) {
  const t = await getTranslations('article')
  return (
    <nav className={`targets ${styles.contents}`} aria-label={t('chapters')}>
      <details className="notice" open>
        <summary>{t('chapters')}</summary>
        <ol role="list" lang={lang}>
          {chapters.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
