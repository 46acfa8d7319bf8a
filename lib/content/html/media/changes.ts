import { z } from 'zod'
import { fateOf } from './foreign-media'

/**
 * How often a text is shown otherwise than it was written:
 * - `frames`: embedded pages of other sites became links,
 * - `files`: videos and sounds of other sites became links,
 * - `images`: images of other sites became links,
 * - `lost`: what has no address became a note,
 * - `code`: scripts and fields of forms were removed,
 * - `hidden`: texts that nobody was to read, such as comments of reviewers, were left out,
 * - `revisions`: tracked changes were accepted.
 */
export const changeKinds = ['frames', 'files', 'images', 'lost', 'code', 'hidden', 'revisions'] as const

export type ChangeKind = (typeof changeKinds)[number]

export const textChanges = z.record(z.enum(changeKinds), z.int().min(0))

export type TextChanges = z.infer<typeof textChanges>

export const noChanges: TextChanges = { frames: 0, files: 0, images: 0, lost: 0, code: 0, hidden: 0, revisions: 0 }

const kinds: Record<string, ChangeKind> = { iframe: 'frames', video: 'files', audio: 'files', img: 'images' }

/** Counts what `replaceForeignMedia` replaces in a text that `unifyMedia` has brought into its forms. */
export function mediaChanges(text: DocumentFragment | HTMLElement): TextChanges {
  const changes = { ...noChanges }
  for (const element of text.querySelectorAll('iframe, video, audio, img')) {
    const fate = fateOf(element)
    const kind = fate === 'lost' ? 'lost' : (kinds[element.localName] ?? 'lost')
    if (fate !== 'shown') changes[kind] += 1
  }
  return changes
}
