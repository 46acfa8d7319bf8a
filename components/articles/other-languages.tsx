import type { Translation } from '@/lib/backend/model'
import { htmlLang } from '@/lib/domain/languages'
import { articlePath } from '@/lib/domain/paths'
import { wordsOf } from '@/lib/i18n/words'
import styles from './other-languages.module.css'

/** The same article in other languages, each in its own words: whoever needs it may not read this page's. */
export function OtherLanguages({ translations }: { translations: Translation[] }) {
  if (translations.length === 0) return null
  return (
    <p className={styles.languages}>
      {translations.map((translation) => (
        <a key={translation.id} href={articlePath(translation)} lang={htmlLang[translation.language]} hrefLang={htmlLang[translation.language]}>
          {wordsOf(translation.language)('article.readThis')}
        </a>
      ))}
    </p>
  )
}
