import type { Translation } from '@/lib/backend/model'
import { htmlLang } from '@/lib/domain/languages'
import { articlePath } from '@/lib/domain/paths'
import { labelsOf } from '@/lib/http/i18n/labels'
import styles from './other-languages.module.css'

/** Links to the translations. Each is written in its own language: visitors may not understand the page's. */
export function OtherLanguages({ translations }: { translations: Translation[] }) {
  if (translations.length === 0) return null
  return (
    <p className={styles.languages}>
      {translations.map((translation) => (
        <a
          key={translation.id}
          href={articlePath(translation)}
          lang={htmlLang[translation.language]}
          hrefLang={htmlLang[translation.language]}
        >
          {labelsOf(translation.language)('article.readThis')}
        </a>
      ))}
    </p>
  )
}
