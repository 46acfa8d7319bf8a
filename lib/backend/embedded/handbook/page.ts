import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Marked, type Tokens } from 'marked'
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id'

const file = path.join('docs', 'handbook.vi.md')

const imageAddress = '/admin/api/handbook/'

export interface HandbookPage {
  html: string
  chapters: { id: string; name: string }[]
}

/**
 * The handbook as HTML.
 *
 * @param text the Markdown file. It is part of the project and trusted.
 */
export function handbookPage(text: string): HandbookPage {
  const marked = new Marked(gfmHeadingId(), {
    walkTokens: (token) => {
      if (token.type === 'image') token.href = token.href.replace(/^handbook\//, imageAddress)
    },
  })
  const html = marked.parse(text, { async: false })
  const ids = getHeadingList().filter(({ level }) => level === 2)
  const names = marked.lexer(text).filter((token) => token.type === 'heading' && token.depth === 2)
  const chapters = ids.map(({ id }, i) => ({ id, name: (names[i] as Tokens.Heading).text }))
  return { html, chapters }
}

export const readHandbook = async (): Promise<HandbookPage> =>
  handbookPage(await readFile(path.resolve(/* turbopackIgnore: true */ file), 'utf8'))
