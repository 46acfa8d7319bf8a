import type { UIFieldServerProps } from 'payload'
import { hasRole } from '@/lib/backend/embedded/access'
import { labelFor } from '@/lib/backend/embedded/labels'
import { permissions } from '@/lib/backend/embedded/permissions'
import { missingLanguages } from '@/lib/domain/translations'
import { linkedArticle } from './linked-article'
import { TranslateButtons } from './translate-buttons'
import styles from './translations.module.css'

export async function Translations(props: UIFieldServerProps) {
  const { i18n, user } = props
  const linked = await linkedArticle(props)
  if (!linked || !hasRole(user, permissions.articles.create)) return null
  const { article, group } = linked
  const others = group.filter(({ id }) => id !== article.id)
  return (
    <div className="field-type">
      <h3 className={styles.title}>{labelFor({ i18n }, 'translations')}</h3>
      <ul className={styles.languages}>
        {others.map(({ id, language, isDraft, originalChangedAt }) => (
          <li key={id}>
            <a href={`/admin/collections/articles/${id}`}>{labelFor({ i18n }, language)}</a>{' '}
            {labelFor({ i18n }, isDraft ? 'versionDraft' : 'versionPublic')}
            {originalChangedAt && ` · ${labelFor({ i18n }, 'translationBehind')}`}
          </li>
        ))}
      </ul>
      <TranslateButtons id={article.id} missing={missingLanguages([article, ...others])} />
    </div>
  )
}
