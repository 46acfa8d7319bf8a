import mammoth from 'mammoth'
import { escapeHtml } from '@/lib/domain/text'
import { packWord } from './word-package'

export interface WordImage {
  data: Buffer | undefined
  type: string
}

/** Where the text names its images until they are stored: this and their number. */
export const imageSource = 'word-picture:'

/** The styles of Word that mean something, in English and as old programs call them; all others are paragraphs. */
const styleMap = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => h2.subtitle:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='caption'] => p.caption:fresh",
  "p[style-name='Caption'] => p.caption:fresh",
  ...Array.from({ length: 9 }, (_, i) => `p[style-name='toc ${i + 1}'] => !`),
  "p[style-name='TOC Heading'] => !",
  ...[7, 8, 9].map((level) => `p[style-name='heading ${level}'] => h6:fresh`),
  'u => u',
]

/** What mammoth says that no visitor would notice. */
const quiet = /style with ID|^Unrecognised \w+ style|unlikely to display|ComplexField|complex field|w:tblPrEx/i

const unknownElement = /^An unrecognised element was ignored: (.*)$/

const inWords: Record<string, string> = {
  'w:altChunk': 'a document that was inserted into it as a whole',
  'w:subDoc': 'a part that is a file of its own',
}

const silent =
  /(?:RangeStart|RangeEnd)$|^(?:w:(?:footnotePr|endnotePr|permStart|permEnd|tblPrEx|cr|ptab|separator|continuationSeparator|noBreakHyphen)|o:\w+|v:\w+|w14:\w+|w10:\w+|office-word:\w+|\{.*)$/

export async function readText(parts: ReadonlyMap<string, Buffer>) {
  const images: WordImage[] = []
  const convertImage = mammoth.images.imgElement(async (image) => {
    const number = images.length
    images.push({ data: undefined, type: image.contentType ?? '' })
    // One that is linked from elsewhere is not read.
    const data = await image.readAsBuffer().catch(() => undefined)
    images[number] = { data, type: image.contentType ?? '' }
    return { src: imageSource + number }
  })
  const { value, messages } = await mammoth.convertToHtml(
    { buffer: await packWord(parts) },
    { styleMap, convertImage, includeEmbeddedStyleMap: false, externalFileAccess: false, idPrefix: 'word-' },
  )
  const said = new Set(
    messages.flatMap(({ message }) => {
      const unknown = unknownElement.exec(message)?.[1]
      if (unknown !== undefined) return silent.test(unknown) ? [] : [`without ${inWords[unknown] ?? unknown}`]
      return quiet.test(message) ? [] : [message]
    }),
  )
  return { html: value, images, messages: [...said].map((each) => escapeHtml(each)) }
}
