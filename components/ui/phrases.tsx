import { escapeHtml } from '@/lib/domain/text'
import { phrasesOf } from '@/lib/domain/phrases'

/** The text of a heading. A Chinese one breaks between its phrases, not within a word. */
export function Phrases({ text }: { text: string }) {
  const phrases = phrasesOf(text)
  if (phrases.length === 1) return text
  // As HTML, since elements would make the page's data for React several times as long.
  const html = phrases.map(escapeHtml).join('<wbr>')
  return <span className="phrases" dangerouslySetInnerHTML={{ __html: html }} />
}
