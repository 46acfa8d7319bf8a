import type { z } from 'zod'
import type { Language } from '@/lib/domain/languages'
import { foreignHash, lackingHash, noContent, sourced, type ContentRecord } from './content'
import { parsed } from './parsed'
import { articleFront, type ImportedState } from './schemas'
import { textError } from './text-error'
import type { WrittenImage } from './write-image'

export interface ArticleGiven {
  name: string
  id: string
  language: Language
  state?: ImportedState | undefined
  front: z.input<typeof articleFront>
  html: string
  images: readonly WrittenImage[]
  documents: readonly string[]
  compared: object
  isLacking: boolean
}

export function articleRecord(
  origin: 'word',
  { name, id, language, state, front, html, images, documents, compared, isLacking }: ArticleGiven,
  onDropped: (error: string) => void,
): ContentRecord | { errors: string } {
  const read = parsed(articleFront, front, ['meta', 'updatedDate'], onDropped)
  if ('errors' in read) return read
  const errors = textError(html)
  if (errors) return { errors }
  const { sourceHash } = sourced(compared)
  const hash = foreignHash(origin, isLacking ? lackingHash(sourceHash) : sourceHash)
  const entry = { ...read.entry, id, language, html, ...(state && { state }), sourceHash: hash }
  const content = {
    ...noContent,
    articles: [entry],
    images: images.map(({ file }) => file),
    imageDetails: Object.fromEntries(images.map(({ file, sha256 }) => [file, { file, stored: true, sha256 }])),
    documents: [...documents],
  }
  return { name, content }
}
