import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { readHandbook } from '@/lib/backend/embedded/handbook/page'
import { labelFor } from '@/lib/backend/embedded/labels'
import styles from './handbook.module.css'
import { StudioPage } from '../studio-page'

export async function Handbook({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (!req.user) redirect('/admin/login')
  const { html, chapters } = await readHandbook()
  return (
    <StudioPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <div lang="vi" className={styles.handbook}>
        <nav aria-label={labelFor(req, 'handbook')} className={styles.chapters}>
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
    </StudioPage>
  )
}
