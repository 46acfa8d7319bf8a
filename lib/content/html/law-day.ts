/** The title of a note on the state of the law, where it names a day, dd-MM-yyyy (`noteHtml`). */
const datedNote = /<aside class="note note-law">\s*<p><strong>[^<]*?(\d{2}-\d{2}-\d{4})[^<]*<\/strong>/

export const statedLawDay = (html: string): string | undefined => datedNote.exec(html)?.[1]
