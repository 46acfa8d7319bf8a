import type { Article } from '@/lib/backend/embedded/payload-types'
import { previewText, type PreviewText } from '@/lib/seo/article-preview'

/** Returns a text as the site will show it, saved or not; undefined if the server has refused it. */
export async function preparedText(article: Partial<Article>): Promise<PreviewText | undefined> {
  const { format, html, body, language } = article
  const answer = await fetch('/admin/api/articles/preview-text', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format, html, body, language }),
  })
  return answer.ok ? previewText.safeParse(await answer.json()).data : undefined
}
