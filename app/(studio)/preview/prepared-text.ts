import type { Article } from '@/lib/backend/embedded/payload-types'
import { previewText, type PreviewText } from '@/lib/seo/article-preview'
import { callStudio } from '../call-studio'

/** Returns a text as the site will show it, saved or not. Throws if the server has refused it. */
export async function preparedText({ format, html, body, language }: Partial<Article>): Promise<PreviewText> {
  return previewText.parse(await callStudio('POST', 'articles/preview-text', { format, html, body, language }))
}
