import { getTranslations } from 'next-intl/server'
import type { ArticleSummary } from '@/lib/backend/model'
import { articlePath, contactPath, listPath, localPath } from '@/lib/domain/paths'
import { articleTypes } from '@/lib/domain/sections'
import { currentLanguage } from '@/lib/http/i18n/request'
import styles from './ways-on.module.css'

export async function WaysOn({ latest = [] }: { latest?: ArticleSummary[] }) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  return (
    <div className={`measure targets ${styles.ways}`}>
      <div className={`columns ${styles.groups}`}>
        <section>
          <h2 className="subheading">{t('search.toSections')}</h2>
          <ul role="list" className="ruled">
            {articleTypes.map((type) => (
              <li key={type}>
                <a href={listPath(language, type)}>{t(`sections.${type}.title`)}</a>
              </li>
            ))}
          </ul>
        </section>
        {latest.length > 0 && (
          <section>
            <h2 className="subheading">{t('search.latest')}</h2>
            <ul role="list" className="ruled">
              {latest.map((article) => (
                <li key={article.id}>
                  <a href={articlePath(article)}>{article.title || t('article.untitled')}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <a href={localPath(language, contactPath)}>{t('search.ask')}</a>
    </div>
  )
}
