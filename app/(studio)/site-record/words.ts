import type { PayloadRequest } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'
import type { PreviewWords } from './phone-preview'

/** The words around a preview. */
export function previewWords(i18n: Pick<PayloadRequest['i18n'], 'language'>): PreviewWords {
  const words = (key: Parameters<typeof wordsFor>[1]) => wordsFor({ i18n }, key)
  return {
    title: words('phonePreview'),
    help: words('phonePreviewHelp'),
    see: words('seeOnSite'),
    languages: { vi: words('vi'), en: words('en'), zh: words('zh') },
  }
}
