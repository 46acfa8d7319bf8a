import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ArticleSummary, Former } from '@/lib/backend/model'
import { localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/http/i18n/request'
import { goneScreen, missingScreen, type GoneKind } from '@/lib/http/i18n/route'
import { getLatestArticles } from '@/lib/queries/articles'
import { SearchForm } from '@/components/search/search-form'
import { WaysOn } from '@/components/search/ways-on'
import { ButtonLink } from '@/components/ui/button'
import styles from './status-page.module.css'

interface Props {
  status: number
  title: string
  text: string
  latest?: ArticleSummary[]
}

async function StatusPage({ status, title, text, latest }: Props) {
  const [t, language] = [await getTranslations('notFound'), await currentLanguage()]
  return (
    <div className={`measure stack ${styles.screen}`}>
      <p className={styles.code}>{status}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      <ButtonLink href={localPath(language, '/')}>{t('home')}</ButtonLink>
      <SearchForm />
      <WaysOn latest={latest} />
    </div>
  )
}

/**
 * The not-found page (spec 2). The server sends it with status 404. It asks the backend for nothing: anybody can call
 * addresses that do not exist without end, and its links are a part of every page's data for React.
 */
export async function NotFoundPage() {
  const t = await getTranslations('notFound')
  return <StatusPage status={404} title={t('title')} text={t('text')} />
}

/** The page for deleted content. The server sends it with status 410, which no page of Next can set. */
export async function GonePage({ kind }: { kind: GoneKind }) {
  const [t, language] = [await getTranslations('gone'), await currentLanguage()]
  const latest = await getLatestArticles(language)
  return <StatusPage status={410} title={t(kind)} text={t('text', { kind })} latest={latest} />
}

/**
 * For missing content: redirects to the not-found page, which the server sends in its place. After `notFound()` Next
 * would render the page again as soon as its scripts run, and what was typed into its search would be lost.
 */
export async function NotFound(): Promise<never> {
  permanentRedirect(missingScreen(await currentLanguage()))
}

interface FormerProps<T> {
  kind: GoneKind
  former: Former<T> | undefined
  pathOf: (moved: T) => string
}

/**
 * For an id that is no longer used: redirects permanently to the current address or to the page for deleted content;
 * otherwise not found.
 */
export async function FormerPage<T>({ kind, former, pathOf }: FormerProps<T>) {
  if (former === 'gone') permanentRedirect(goneScreen(await currentLanguage(), kind))
  if (former) permanentRedirect(pathOf(former.movedTo))
  return <NotFound />
}
