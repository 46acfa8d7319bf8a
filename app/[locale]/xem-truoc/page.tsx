import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { permanentRedirect } from 'next/navigation'
import { z } from 'zod'
import { pageTitle } from '@/lib/seo/page-title'
import { htmlLang } from '@/lib/domain/languages'
import { sectionPaths } from '@/lib/domain/sections'
import { currentLanguage } from '@/lib/http/i18n/request'
import { goneScreen } from '@/lib/http/i18n/route'
import { labelsOf } from '@/lib/http/i18n/labels'
import { getDraft } from '@/lib/queries/articles'
import { getCited } from '@/lib/queries/legal-texts'
import { ArticleScreen } from '@/components/articles/article-screen'
import styles from '@/components/articles/draft-page.module.css'

const draftAddress = z.object({ token: z.string().max(200).catch('') })

async function DraftPage({ token }: { token: string }) {
  const draft = await getDraft(token)
  if (!draft) permanentRedirect(goneScreen(await currentLanguage(), 'draft'))
  const { article, isPublished, prepared } = draft
  const t = labelsOf(article.language)
  return (
    <>
      <p className={styles.notice} role="note" lang={htmlLang[article.language]}>
        <strong>{t('draft.title')}</strong> – {t(isPublished ? 'draft.published' : 'draft.notice')}
      </p>
      <ArticleScreen
        article={article}
        prepared={prepared}
        cited={await getCited(prepared.citations)}
        path={`/${sectionPaths[article.type]}/${article.id}`}
        related={[]}
        isDraft
      />
    </>
  )
}

export const instant = false

type Props = PageProps<'/[locale]/xem-truoc'>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('draft')
  return { title: pageTitle(t('title')), robots: { index: false, follow: false } }
}

/** The preview of a draft. Only whoever has its link knows the token. */
export default async function DraftPreviewPage({ searchParams }: Props) {
  const { token } = draftAddress.parse(await searchParams)
  return <DraftPage token={token} />
}
