import { getTranslations } from 'next-intl/server'
import { finderParameter, overviewRoot } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { longestQuery } from '@/lib/domain/paging'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import styles from './member-finder.module.css'

export async function MemberFinder({ query = '' }: { query?: string }) {
  const [t, language] = [await getTranslations('overview'), await currentLanguage()]
  return (
    <search aria-label={t('find')}>
      <form className={`stack ${styles.form}`} action={localPath(language, overviewRoot)}>
        <Field
          label={t('finder')}
          name={finderParameter}
          type="search"
          defaultValue={query}
          maxLength={longestQuery}
          required
          pattern=".*\S.*"
          autoComplete="off"
        />
        <Button type="submit">{t('find')}</Button>
      </form>
    </search>
  )
}
