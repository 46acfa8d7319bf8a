import type { StudioKey } from '@/lib/backend/embedded/labels'
import { changeKinds, type ChangeKind, type TextChanges } from '@/lib/content/html/media/changes'
import type { Words } from '../use-words'

const kindWords = {
  frames: 'changedFrames',
  files: 'changedFiles',
  images: 'changedImages',
  lost: 'changedLost',
  code: 'changedCode',
  hidden: 'changedHidden',
  revisions: 'changedRevisions',
} as const satisfies Record<ChangeKind, StudioKey>

export function changesInWords(
  changes: TextChanges,
  words: Words,
  sentence: 'changedBefore' | 'pasteChanged',
): string | undefined {
  const parts = changeKinds.flatMap((kind) =>
    changes[kind] > 0 ? [words(kindWords[kind], { count: changes[kind] })] : [],
  )
  return parts.length > 0 ? words(sentence, { what: parts.join('; ') }) : undefined
}
