import { notFound, permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import type { Former } from '@/lib/backend/model'
import { localPath } from '@/lib/domain/paths'
import { currentLanguage } from '@/lib/i18n/request'
import { goneScreen, type GoneKind } from '@/lib/i18n/route'
import styles from './status-page.module.css'

interface Props {
  status: number
  title: string
  text: string
}

/** A page in place of content: the status, what happened, a link to the home page. */
async function StatusPage({ status, title, text }: Props) {
  const [t, language] = [await getTranslations('notFound'), await currentLanguage()]
  return (
    <div className={styles.screen}>
      <p className={styles.code}>{status}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      <a className={styles.home} href={localPath(language, '/')}>
        {t('home')}
      </a>
    </div>
  )
}

/** The not-found page (spec 2). */
export async function NotFoundPage() {
  const t = await getTranslations('notFound')
  return <StatusPage status={404} title={t('title')} text={t('text')} />
}

/** The page of what was taken away. The server sends it with status 410: no page of Next's can have that. */
export async function GonePage({ kind }: { kind: GoneKind }) {
  const t = await getTranslations('gone')
  return <StatusPage status={410} title={t(kind)} text={t('text')} />
}

async function ThrowNotFound(): Promise<never> {
  notFound()
}

/**
 * What a page shows in place of something that does not exist. `notFound()` gives the document its status, but Next renders
 * the not-found page by script only; the fallback around it is the same page, readable without (product decisions 2).
 */
export function NotFound() {
  return (
    <Suspense fallback={<NotFoundPage />}>
      <ThrowNotFound />
    </Suspense>
  )
}

interface FormerProps<T> {
  kind: GoneKind
  former: Former<T> | undefined
  pathOf: (moved: T) => string
}

/** A page under an id that nothing has now: it moves for good to the present address, to the page of what was taken away, or is missing. */
export async function FormerPage<T>({ kind, former, pathOf }: FormerProps<T>) {
  if (former === 'gone') permanentRedirect(goneScreen(await currentLanguage(), kind))
  if (former) permanentRedirect(pathOf(former.movedTo))
  return <NotFound />
}
