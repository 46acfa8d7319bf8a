import type { UIFieldServerProps } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { PreviewTools } from './preview-tools'
import { previewWords, type PreviewWords } from './preview-words'

/**
 * Beside an article's form: what it still lacks, the link to its preview, and the link to its page. What is in the
 * trash has no preview.
 */
export function PreviewPanel({ data, i18n }: UIFieldServerProps) {
  if (data?.deletedAt) return null
  // What is known in the form only is filled in there.
  const entries = previewWords.map((key) => [
    key,
    wordsFor({ i18n }, key, { time: '{time}', what: '{what}', count: '{count}' }),
  ])
  return <PreviewTools words={Object.fromEntries(entries) as PreviewWords} />
}
