import type { Article } from '@/lib/backend/embedded/payload-types'
import { previewText, type PreviewText } from '@/lib/seo/article-preview'
import { callStudio } from '../call-studio'

export async function preparedText({ format, html, body, language }: Partial<Article>): Promise<PreviewText> {
  return previewText.parse(await callStudio('POST', 'articles/preview-text', { format, html, body, language }))
}
