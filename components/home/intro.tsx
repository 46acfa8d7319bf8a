import { getTranslations } from 'next-intl/server'
import type { SiteRecord } from '@/lib/backend/site-record'
import { foldAt } from '@/lib/domain/folded-text'
import { localPath } from '@/lib/domain/paths'
import { sitePagePath } from '@/lib/domain/site-pages'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Phrases } from '@/components/ui/phrases'
import styles from './intro.module.css'

function Rise() {
  return (
    <svg viewBox="8 15 33 20" width="50" height="30" aria-hidden="true">
      <path
        fill="none"
        stroke="#b8862f"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m10 33 9-6 6 3.5L38 17m-8 .5 8-.5-.5 8"
      />
    </svg>
  )
}

export async function Intro({ home }: { home: SiteRecord['home'] }) {
  const [t, language] = [await getTranslations('home'), await currentLanguage()]
  const paragraphs = foldAt(
    home.introParagraphs.map((paragraph) => paragraph[language]),
    home.globePhrase[language],
  )
  return (
    <section className={`section stack ${styles.intro}`} aria-labelledby="intro">
      <div className={`stack ${styles.head}`}>
        <Rise />
        <h2 id="intro" className={styles.title}>
          <Phrases text={home.introHeading[language]} />
        </h2>
        <p className={styles.sub}>{home.introSubheading[language]}</p>
        <a className={`target ${styles.about}`} href={localPath(language, sitePagePath('ve-vien'))}>
          {t('about')}
        </a>
      </div>
      <div className={`measure stack ${styles.story}`}>
        {paragraphs.map(({ shown, folded }) => (
          <div key={shown + folded}>
            {shown && <p>{shown}</p>}
            {folded && (
              <details className={styles.fold}>
                <summary className={styles.toggle}>
                  <span className={styles.more}>{t('more')}</span>
                  <span className={styles.less}>{t('less')}</span>
                </summary>
                <p>{folded}</p>
              </details>
            )}
          </div>
        ))}
        <ul role="list" className={`stack ${styles.tips}`}>
          {home.introTips.map((tip) => (
            <li key={tip.title[language]}>
              <h3>{tip.title[language]}</h3>
              <p>{tip.text[language]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
