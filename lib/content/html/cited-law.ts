import { cardDate } from '@/lib/domain/dates'

/** The title of a note on the state of the law, where it names a day, dd-MM-yyyy (`noteHtml`). */
const datedNote = /<aside class="note note-law">\s*<p><strong>[^<]*?(\d{2}-\d{2}-\d{4})[^<]*<\/strong>/

/** dd-MM-yyyy. An article that cites the law describes it as of its own date, unless a note in it says another. */
export const lawDayOf = (html: string, cites: boolean, createDate: Date | undefined): string | undefined =>
  datedNote.exec(html)?.[1] ?? (cites && createDate ? cardDate(createDate) : undefined)

/** A mark of `markCitations`. Only text is in it, and numbers of `keepTogether`. In the value of an attribute its quotation marks would be escaped. */
const mark = /<span data-cites="([^"<>]*)">([^<]*(?:<span class="unbroken">[^<]*<\/span>[^<]*)*)<\/span>/g

/** Citations without an address become text. Linear time. `hrefOf` returns an address that needs no escaping. */
export function linkCitations(html: string, hrefOf: (key: string) => string | undefined): string {
  return html.replace(mark, (_, key: string, text: string) => {
    const href = hrefOf(key)
    return href === undefined ? text : `<a href="${href}">${text}</a>`
  })
}
