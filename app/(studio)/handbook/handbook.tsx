import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readHandbook } from '@/lib/backend/embedded/handbook/page'
import { wordsFor } from '@/lib/backend/embedded/labels'
import styles from './handbook.module.css'

/** The handbook for staff, which is written in Vietnamese. */
export async function Handbook({
  initPageResult: { req, permissions, visibleEntities, locale },
  params,
  searchParams,
}: AdminViewServerProps) {
  if (!req.user) redirect('/admin/login')
  const { html, chapters } = await readHandbook()
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <div lang="vi" className={styles.handbook}>
          <nav aria-label={wordsFor(req, 'handbook')} className={styles.chapters}>
            <ol>
              {chapters.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
          <article dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </Gutter>
    </DefaultTemplate>
  )
}
