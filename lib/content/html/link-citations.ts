/** A mark of `markCitations`. Only text is in it, and numbers of `keepTogether`. In the value of an attribute its quotation marks would be escaped. */
const mark = /<span data-cites="([^"<>]*)">([^<]*(?:<span class="unbroken">[^<]*<\/span>[^<]*)*)<\/span>/g

/** Citations without an address become text. Linear time. `hrefOf` returns an address that needs no escaping. */
export function linkCitations(html: string, hrefOf: (key: string) => string | undefined): string {
  return html.replace(mark, (_, key: string, text: string) => {
    const href = hrefOf(key)
    return href === undefined ? text : `<a href="${href}">${text}</a>`
  })
}
