import { isBeyondBounds } from '../html/bounds'
import { styleSheetsIn } from '../html/element'
import { dropHidden } from '../html/hidden'
import { parseBody } from '../html/parse'

export function withoutHidden(html: string): { html: string; notes: string[] } {
  // Nothing of it but its text is shown.
  if (isBeyondBounds(html)) return { html, notes: [] }
  const body = parseBody(html)
  const { hidden, revisions } = dropHidden(body, styleSheetsIn(body))
  const notes = [
    ...(hidden > 0 ? [`without hidden text and comments of reviewers (${hidden})`] : []),
    ...(revisions > 0 ? [`tracked changes (${revisions}): inserted text is taken, deleted text not`] : []),
  ]
  return { html: notes.length > 0 ? body.innerHTML : html, notes }
}
