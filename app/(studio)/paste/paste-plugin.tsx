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
import type { PasteWords, Texts } from '@/lib/backend/embedded/articles/paste-words'
import { preparePaste, preparePlainText, type PreparedPaste } from '@/lib/content/paste/prepare-paste'
import type { PasteFault, PastedPicture } from '@/lib/content/paste/pictures'
import { refusalLines, type Refusal } from '@/lib/content/paste/refusals'
import { defaultLanguage } from '@/lib/domain/languages'
import { changesInWords } from '../preview/change-words'
import { StudioError } from '../call-studio'
import { fillGap, insertPasted, type Gap } from './insert-pasted'
import { uploadPicture } from './upload-picture'

/** What the editor itself copies; it needs no preparation. */
const ownFormat = 'application/x-lexical-editor'

type Notice = keyof PasteWords['notice']

/**
 * What was pasted, if it needs preparation: `long` if it is too long, undefined if it is the editor's own or plain
 * text.
 */
function preparedFrom(data: DataTransfer): PreparedPaste | 'long' | undefined {
  if (data.types.includes(ownFormat)) return undefined
  const html = data.getData('text/html')
  if (!html.trim()) return preparePlainText(data.getData('text/plain'))
  return preparePaste(new DOMParser().parseFromString(html, 'text/html'), location.origin) ?? 'long'
}

interface PictureWords {
  /** The description of a picture that has none. */
  alt: string
  unnamed: string
  fault: (fault: PasteFault | 'unsent') => string
}

/**
 * Uploads the pictures of a paste one after the other, into their gaps. Returns how many were put there, and why others
 * are missing.
 */
async function fillGaps(editor: LexicalEditor, gaps: readonly Gap[], words: PictureWords) {
  const refusals: Refusal[] = []
  let done = 0
  for (const gap of gaps) {
    const { fault, name } = gap.picture
    const result = fault
      ? words.fault(fault)
      : await uploadPicture(gap.picture).catch(
          (error: unknown) => (error instanceof StudioError && error.message) || words.fault('unsent'),
        )
    if (typeof result === 'string') refusals.push({ name: name || words.unnamed, reason: result })
    else if (fillGap(editor, gap, result, words.alt)) done += 1
  }
  return { done, refusals }
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
    const inStudio = (texts: Texts): string => texts[current.current.language] ?? texts[fallback] ?? ''
    const say = (notice: Notice, count = 0): string => inStudio(words.notice[notice]).replace('{count}', String(count))
    const sayChanges = ({ changes }: PreparedPaste): void => {
      const { frames, files, pictures, lost, code, hidden, revisions } = words.changes
      const kinds = {
        frames: inStudio(frames),
        files: inStudio(files),
        pictures: inStudio(pictures),
        lost: inStudio(lost),
        code: inStudio(code),
        hidden: inStudio(hidden),
        revisions: inStudio(revisions),
      }
      const notice = changesInWords(changes, { before: say('changed'), kinds })
      if (notice) toast.warning(notice, { duration: 20_000 })
    }
    const gapText = ({ name, caption }: PastedPicture): string => {
      const language = words.missing[current.current.article] === undefined ? fallback : current.current.article
      const text = (words.missing[language] ?? '').replace('{name}', () => name || (words.unnamed[language] ?? ''))
      return caption ? `${text} ${caption}` : text
    }
    async function upload(gaps: readonly Gap[]): Promise<void> {
      const waiting = gaps.some(({ picture }) => picture.from !== 'missing')
        ? toast.loading(say('uploading'))
        : undefined
      const fault = (each: PasteFault | 'unsent') => inStudio(words.fault[each])
      const { done, refusals } = await fillGaps(editor, gaps, {
        alt: say('alt'),
        unnamed: inStudio(words.unnamed),
        fault,
      })
      if (waiting !== undefined) toast.dismiss(waiting)
      if (done > 0) toast.success(say('done', done))
      if (refusals.length === 0) return
      const reasons = refusalLines(refusals).map((line) => <li key={line}>{line}</li>)
      // It stays until it is closed: there is more to read than in a moment.
      toast.warning(say('missing', refusals.length), { description: <ul>{reasons}</ul>, duration: Infinity })
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
