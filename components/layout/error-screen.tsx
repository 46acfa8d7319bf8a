import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import { localPath } from '@/lib/domain/paths'
import { ButtonLink } from '@/components/ui/button'
import { Logo } from './logo'
import styles from './status-page.module.css'

/** Too many requests, an error of the site, a backend that does not respond (spec 8, product decisions 7). */
export const errorStatuses = ['429', '500', '503'] as const

interface Props {
  status: (typeof errorStatuses)[number]
}

/** Replaces a page that could not be rendered; needs neither backend nor script. */
export async function ErrorScreen({ status }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const home = localPath(language, '/')
  return (
    <main className={`measure stack ${styles.screen}`}>
      <a className={`row plain-link ${styles.brand}`} href={home} title={t('brand.logoAlt')}>
        <Logo />
        <strong>{t('brand.short')}</strong>
      </a>
      <p className={styles.code}>{status}</p>
      <h1>{t(`error.${status}.title`)}</h1>
      <p>{t(`error.${status}.text`)}</p>
      <p className="row">
        {/* An empty address is the current page. */}
        <ButtonLink href="">{t('error.again')}</ButtonLink>
        <ButtonLink look="quiet" href={home}>
          {t('notFound.home')}
        </ButtonLink>
      </p>
    </main>
  )
}
