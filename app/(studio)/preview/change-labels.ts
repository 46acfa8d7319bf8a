import type { StudioKey } from '@/lib/backend/embedded/labels'
import { changeKinds, type ChangeKind, type TextChanges } from '@/lib/content/html/media/changes'
import type { Labels } from '../use-labels'

const kindLabels = {
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
  labels: Labels,
  sentence: 'changedBefore' | 'pasteChanged',
): string | undefined {
  const parts = changeKinds.flatMap((kind) =>
    changes[kind] > 0 ? [labels(kindLabels[kind], { count: changes[kind] })] : [],
  )
  return parts.length > 0 ? labels(sentence, { what: parts.join('; ') }) : undefined
}
