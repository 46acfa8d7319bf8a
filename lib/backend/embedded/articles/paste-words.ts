import type { PasteFault } from '@/lib/content/paste/pictures'

export type Texts = Partial<Record<string, string>>

/** Texts of the paste by language; `{count}` and `{name}` stand for a number and a name. */
export interface PasteWords {
  /** For staff, in the language of the studio. */
  notice: Record<'uploading' | 'done' | 'missing' | 'tooLong' | 'alt', Texts>
  /** Why a picture is missing, for staff; `unsent` if the server could not be reached. */
  fault: Record<PasteFault | 'unsent', Texts>
  /** In the text, in the language of the article: the mark of a picture that is missing, and one without a name. */
  missing: Texts
  unnamed: Texts
}
