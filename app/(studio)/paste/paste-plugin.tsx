'use client'

import type { PluginComponent } from '@payloadcms/richtext-lexical'
import {
  COMMAND_PRIORITY_HIGH,
  $isSelectionCapturedInDecoratorInput,
  PASTE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { PasteWords } from '@/lib/backend/embedded/articles/paste-words'
import { preparePaste, preparePlainText, type PreparedPaste } from '@/lib/content/paste/prepare-paste'
import type { PastedPicture } from '@/lib/content/paste/pictures'
import { defaultLanguage } from '@/lib/domain/languages'
import { changesInWords } from '../preview/change-words'
import { fillGap, insertPasted, type Gap } from './insert-pasted'
import { uploadPicture } from './upload-picture'

/** What the editor itself copies; it needs no preparation. */
const ownFormat = 'application/x-lexical-editor'

type Notice = keyof PasteWords['notice']

/** What was pasted, if it needs preparation: `long` if it is too long, undefined if it is the editor's own or plain text. */
function preparedFrom(data: DataTransfer): PreparedPaste | 'long' | undefined {
  if (data.types.includes(ownFormat)) return undefined
  const html = data.getData('text/html')
  if (!html.trim()) return preparePlainText(data.getData('text/plain'))
  return preparePaste(new DOMParser().parseFromString(html, 'text/html'), location.origin) ?? 'long'
}

/** Uploads the pictures of a paste one after the other, into their gaps. Returns how many there are and are missing. */
async function fillGaps(editor: LexicalEditor, gaps: readonly Gap[], alt: string) {
  const count = { done: 0, missing: 0 }
  for (const gap of gaps) {
    const id = gap.picture.from === 'missing' ? undefined : await uploadPicture(gap.picture)
    if (id === undefined) count.missing += 1
    else if (fillGap(editor, gap, id, alt)) count.done += 1
  }
  return count
}

/** Takes over what is pasted from Word and others so that the article can be saved, and tells what is missing. */
export const PastePlugin: PluginComponent<{ words: PasteWords }> = ({ clientProps: { words } }) => {
  const [editor] = useLexicalComposerContext()
  const { i18n } = useTranslation()
  const written = useFormFields(([fields]) => fields.language?.value)
  const current = useRef({ language: '', article: '' })
  useEffect(() => {
    current.current = { language: i18n.language, article: typeof written === 'string' ? written : '' }
  }, [i18n.language, written])

  useEffect(() => {
    const fallback = defaultLanguage
    const inStudio = (texts: Partial<Record<string, string>>): string =>
      texts[current.current.language] ?? texts[fallback] ?? ''
    const say = (notice: Notice, count = 0): string => inStudio(words.notice[notice]).replace('{count}', String(count))
    const sayChanges = ({ changes }: PreparedPaste): void => {
      const { frames, files, pictures, lost, code } = words.changes
      const kinds = {
        frames: inStudio(frames),
        files: inStudio(files),
        pictures: inStudio(pictures),
        lost: inStudio(lost),
        code: inStudio(code),
      }
      const notice = changesInWords(changes, { before: say('changed'), kinds })
      if (notice) toast.warning(notice, { duration: 20_000 })
    }
    const gapText = ({ name, caption }: PastedPicture): string => {
      const language = words.missing[current.current.article] === undefined ? fallback : current.current.article
      const text = (words.missing[language] ?? '').replace('{name}', () => name || (words.unnamed[language] ?? ''))
      return caption ? `[${text}] ${caption}` : `[${text}]`
    }
    async function upload(gaps: readonly Gap[]): Promise<void> {
      const waiting = gaps.some(({ picture }) => picture.from !== 'missing')
        ? toast.loading(say('uploading'))
        : undefined
      const { done, missing } = await fillGaps(editor, gaps, say('alt'))
      if (waiting !== undefined) toast.dismiss(waiting)
      if (done > 0) toast.success(say('done', done))
      if (missing > 0) toast.warning(say('missing', missing), { duration: 20_000 })
    }
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        // A field of a block takes what is pasted into it by itself.
        if (event.target instanceof Node && $isSelectionCapturedInDecoratorInput(event.target)) return false
        const data = 'clipboardData' in event ? event.clipboardData : null
        const prepared = data && preparedFrom(data)
        if (!prepared) return false
        event.preventDefault()
        if (prepared === 'long') toast.error(say('tooLong'), { duration: 20_000 })
        else {
          // The command runs inside of an update; what is inserted must be known before pictures are uploaded.
          queueMicrotask(() => {
            const gaps = insertPasted(editor, prepared, gapText)
            sayChanges(prepared)
            if (gaps.length > 0) void upload(gaps)
          })
        }
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor, words])
  return null
}
