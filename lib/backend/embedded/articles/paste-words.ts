import type { ChangeKind } from '@/lib/content/html/media/changes'
import type { PasteFault } from '@/lib/content/paste/pictures'

export type Texts = Partial<Record<string, string>>

/** Texts of the paste by language; `{count}`, `{name}` and `{what}` stand for a number, a name and a list. */
export interface PasteWords {
  /** For staff, in the language of the studio. */
  notice: Record<'uploading' | 'changed' | 'done' | 'missing' | 'tooLong' | 'alt', Texts>
  /** Parts of the notice `changed`. */
  changes: Record<ChangeKind, Texts>
  /** Why a picture is missing, for staff; `unsent` if the server could not be reached. */
  fault: Record<PasteFault | 'unsent', Texts>
  /** In the text, in the language of the article: the mark of a picture that is missing, and one without a name. */
  missing: Texts
  unnamed: Texts
}
