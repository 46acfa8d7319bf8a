import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { localPath, searchPath } from '@/lib/domain/paths'
import { longestQuery } from '@/lib/domain/paging'
import { currentLanguage } from '@/lib/http/i18n/request'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import styles from './search-form.module.css'

interface Props {
  query?: string
  children?: ReactNode
}

export async function SearchForm({ query, children }: Props) {
  const [t, language] = [await getTranslations('search'), await currentLanguage()]
  return (
    <search className={`measure ${styles.search}`}>
      <form className={styles.form} action={localPath(language, searchPath)}>
        <Field
          label={t('label')}
          name="q"
          type="search"
          defaultValue={query}
          maxLength={longestQuery}
          required
          pattern=".*\S.*"
        />
        {children}
        <Button type="submit">{t('submit')}</Button>
      </form>
    </search>
  )
}
