import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import { htmlLang, languageKey, languages } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import { Flag } from './flag'
import styles from './language-choice.module.css'

/**
 * Flags that link to the home page in each language (spec 2). The server stores the choice from the link's address, so
 * no script is needed.
 */
export async function LanguageChoice() {
  const [t, current] = [await getTranslations(), await currentLanguage()]
  return (
    <ul role="list" className={styles.choice} aria-label={t('nav.language')}>
      {languages.map((language) => (
        <li key={language}>
          <a
            className={styles.language}
            href={`${localPath(language, '/')}?${languageKey}=${language}`}
            title={t(`languages.${language}`)}
            lang={htmlLang[language]}
            hrefLang={htmlLang[language]}
            rel="nofollow"
            aria-current={language === current ? 'true' : undefined}
          >
            <Flag language={language} />
            <span>{t(`languages.${language}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
