'use client'

import type { PluginComponent } from '@payloadcms/richtext-lexical'
import {
  COMMAND_PRIORITY_HIGH,
  $isSelectionCapturedInDecoratorInput,
  PASTE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast, useFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import type { MissingImage } from '@/lib/backend/embedded/articles/paste-feature'
import type { StudioKey } from '@/lib/backend/embedded/labels'
import { preparePaste, preparePlainText, type PreparedPaste } from '@/lib/content/paste/prepare-paste'
import { maxImages, type PasteError } from '@/lib/content/paste/images'
import { refusalLines, type Refusal } from '@/lib/content/paste/refusals'
import { largestImage } from '@/lib/content/uploaded-images/limits'
import { defaultLanguage, isLanguage, type Language } from '@/lib/domain/languages'
import { changesInWords } from '../preview/change-labels'
import { StudioError } from '../call-studio'
import { useLabels, type Labels } from '../use-labels'
import { fillGap, insertPasted, type Gap } from './insert-pasted'
import { uploadImage } from './upload-image'

/** What the editor itself copies; it needs no preparation. */
const ownFormat = 'application/x-lexical-editor'

const noticeMs = 20_000

const errorLabels = {
  local: 'pasteLocal',
  closed: 'fetchImageClosed',
  many: 'pasteMany',
  large: 'imageTooLarge',
  kind: 'imageKind',
  unsent: 'pasteUnsent',
} as const satisfies Record<PasteError | 'unsent', StudioKey>

/** What needs preparation: `long` if it is too long, undefined if it is plain text or of the editor itself. */
function preparedFrom(data: DataTransfer): PreparedPaste | 'long' | undefined {
  if (data.types.includes(ownFormat)) return undefined
  const html = data.getData('text/html')
  if (!html.trim()) return preparePlainText(data.getData('text/plain'))
  return preparePaste(new DOMParser().parseFromString(html, 'text/html'), location.origin) ?? 'long'
}

async function fillGaps(editor: LexicalEditor, gaps: readonly Gap[], unnamed: string, labels: Labels) {
  const reasonOf = (error: PasteError | 'unsent') =>
    labels(errorLabels[error], { most: error === 'many' ? maxImages : largestImage / 1024 ** 2 })
  const refusals: Refusal[] = []
  let done = 0
  for (const gap of gaps) {
    const { error, name } = gap.image
    const result = error
      ? reasonOf(error)
      : await uploadImage(gap.image).catch(
          (error: unknown) => (error instanceof StudioError && error.message) || reasonOf('unsent'),
        )
    if (typeof result === 'string') refusals.push({ name: name || unnamed, reason: result })
    else if (fillGap(editor, gap, result, labels('pasteAlt'))) done += 1
  }
  return { done, refusals }
}

export const PastePlugin: PluginComponent<{ missing: Record<Language, MissingImage> }> = ({
  clientProps: { missing },
}) => {
  const [editor] = useLexicalComposerContext()
  const labels = useLabels()
  const written = useFormFields(([fields]) => fields.language?.value)
  const { mark, unnamed } = missing[isLanguage(written) ? written : defaultLanguage]

  async function upload(gaps: readonly Gap[]): Promise<void> {
    const waiting = gaps.some(({ image }) => image.from !== 'missing')
      ? toast.loading(labels('pasteUploading'))
      : undefined
    const { done, refusals } = await fillGaps(editor, gaps, unnamed, labels)
    if (waiting !== undefined) toast.dismiss(waiting)
    if (done > 0) toast.success(labels('pasteDone', { count: done }))
    if (refusals.length === 0) return
    const reasons = refusalLines(refusals).map((line) => <li key={line}>{line}</li>)
    // It stays until it is closed: there is more to read than in a moment.
    toast.warning(labels('pasteMissing', { count: refusals.length }), {
      description: <ul>{reasons}</ul>,
      duration: Infinity,
    })
  }

  const insert = useEffectEvent((prepared: PreparedPaste | 'long') => {
    if (prepared === 'long') {
      toast.error(labels('pasteTooLong'), { duration: noticeMs })
      return
    }
    const gaps = insertPasted(editor, prepared, ({ name, caption }) => {
      const text = mark.replace('{name}', () => name || unnamed)
      return caption ? `${text} ${caption}` : text
    })
    const notice = changesInWords(prepared.changes, labels, 'pasteChanged')
    if (notice) toast.warning(notice, { duration: noticeMs })
    if (gaps.length > 0) void upload(gaps)
  })

  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          // A field of a block takes what is pasted into it by itself.
          if (event.target instanceof Node && $isSelectionCapturedInDecoratorInput(event.target)) return false
          const data = 'clipboardData' in event ? event.clipboardData : null
          const prepared = data && preparedFrom(data)
          if (!prepared) return false
          event.preventDefault()
          // The command runs inside of an update; what is inserted must be known before images are uploaded.
          queueMicrotask(() => insert(prepared))
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  )
  return null
}
