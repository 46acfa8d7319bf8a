import type { StudioKey } from '@/lib/backend/embedded/labels'

/** The texts about the preview of an article. */
export const previewWords = [
  'previewDraft',
  'previewLink',
  'previewOpen',
  'previewCopy',
  'previewCopied',
  'previewNotCopied',
  'previewLinkHelp',
  'previewSaved',
  'previewFrame',
  'viewOnSite',
  'missingBefore',
  'missingNeeded',
  'missingSummary',
  'missingAlt',
  'missingTranslation',
  'changedBefore',
  'changedFrames',
  'changedFiles',
  'changedPictures',
  'changedLost',
  'changedCode',
  'changedHidden',
  'changedRevisions',
] as const satisfies StudioKey[]

export type PreviewWords = Record<(typeof previewWords)[number], string>
