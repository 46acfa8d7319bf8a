import { changeKinds, type ChangeKind, type TextChanges } from '@/lib/content/html/media/changes'

/** The texts of a notice: a sentence with `{what}`, and for each kind a part with `{count}`. */
export interface ChangeWords {
  before: string
  kinds: Record<ChangeKind, string>
}

/** Returns what is shown otherwise than it was written, with counts; undefined if nothing is. */
export function changesInWords(changes: TextChanges, { before, kinds }: ChangeWords): string | undefined {
  const parts = changeKinds.flatMap((kind) =>
    changes[kind] > 0 ? [kinds[kind].replace('{count}', String(changes[kind]))] : [],
  )
  return parts.length > 0 ? before.replace('{what}', () => parts.join('; ')) : undefined
}
