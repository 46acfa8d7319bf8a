import { permanentRedirect } from 'next/navigation'
import { htmlLang } from '@/lib/domain/languages'
import { sectionPaths } from '@/lib/domain/sections'
import { currentLanguage } from '@/lib/http/i18n/request'
import { goneScreen } from '@/lib/http/i18n/route'
import { labelsOf } from '@/lib/http/i18n/labels'
import { getDraft } from '@/lib/queries/drafts'
import { getCited } from '@/lib/queries/legal-texts'
import { ArticleScreen } from './article-screen'
import styles from './draft-page.module.css'

export async function DraftPage({ token }: { token: string }) {
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
