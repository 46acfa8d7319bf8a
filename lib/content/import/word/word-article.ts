import { quickTextOfHtml } from '../../html/quick-text'
import type { ConvertedImage } from '../../uploaded-images/convert'
import { largestImage, ImageRefused } from '../../uploaded-images/limits'
import { cut, singleSpaced } from '@/lib/domain/text'
import { sha256Of } from '../content'
import { imageReasons, writeImage, type WrittenImage } from '../write-image'
import { convertLegacyFonts, inUnicode } from './legacy-fonts'
import { imageSource, readText, type WordImage } from './read-text'
import { linkedImages, simplify } from './simplify'
import { isSameTitle, tidyText, withoutTitle } from './tidy-text'
import { count, openWord } from './word-package'
import { childOf, rootOf } from './xml'

const unchosenTitle = /^(?:microsoft word\b.*|word document|document\d*|untitled|normal|.*\.(?:docx?|dotx?|rtf|tmp))$/i
const nobody =
  /^(?:admin(?:istrator)?|user\d*|windows user|microsoft(?: office user)?|office|owner|pc|home|guest|unknown|author|python-docx|apache poi|hp|dell|asus|acer|lenovo|laptop|desktop(?:-\w+)?)$/i

function readableRoot(part: Buffer | undefined): Element | undefined {
  try {
    return part && rootOf(part)
  } catch {
    return undefined
  }
}

function propertiesOf(part: Buffer | undefined) {
  const root = readableRoot(part)
  const text = (name: string) => singleSpaced(childOf(root, name)?.textContent ?? '').normalize('NFC')
  const title = text('title')
  const created = new Date(text('created') || Number.NaN)
  const authors = text('creator').split(/\s*[;,]\s*/)
  return {
    title: unchosenTitle.test(title) ? '' : title,
    authors: authors.filter((name) => name !== '' && !nobody.test(name)),
    created: Number.isNaN(created.getTime()) ? undefined : created,
  }
}

const [maxImages, longestTitle, madeSummary] = [200, 300, 250]

export interface WordImages {
  folder: string
  convert: (data: Buffer) => Promise<ConvertedImage>
}

const windowsDrawing = /^image\/(?:x-)?(?:emf|wmf)|metafile/i

async function stored(
  { data, type }: WordImage,
  stem: string,
  { folder, convert }: WordImages,
): Promise<WrittenImage | string> {
  if (!data) return 'it is not in the file, but linked from elsewhere'
  if (windowsDrawing.test(type)) return 'it is a drawing of Windows (EMF or WMF): insert it as PNG'
  if (data.length > largestImage) return imageReasons.imageTooLarge
  try {
    return await writeImage(folder, stem, data, convert)
  } catch (error) {
    if (error instanceof ImageRefused) return imageReasons[error.error]
    throw error
  }
}

async function placeImages(
  body: HTMLElement,
  results: readonly WordImage[],
  stem: string,
  images: WordImages,
  changes: string[],
): Promise<WrittenImage[]> {
  const written = new Map<string, WrittenImage>()
  for (const [i, element] of [...body.querySelectorAll(`img[src^="${imageSource}"]`)].entries()) {
    const image = results[Number((element.getAttribute('src') ?? '').slice(imageSource.length))]
    const made =
      i >= maxImages || !image
        ? `there are more than ${maxImages} pictures`
        : await stored(image, `${stem}-${i + 1}`, images)
    if (typeof made === 'string') {
      element.removeAttribute('src')
      changes.push(`without picture ${i + 1}: ${made}`)
    } else {
      element.setAttribute('src', made.file)
      written.set(made.file, made)
    }
  }
  return [...written.values()]
}

function dropLocalLinks(body: HTMLElement, changes: string[]): void {
  let dropped = 0
  for (const link of body.querySelectorAll('a[href]')) {
    if (/^(?:https?:|mailto:|tel:|#)/i.test(link.getAttribute('href') ?? '')) continue
    link.replaceWith(...link.childNodes)
    dropped += 1
  }
  changes.push(
    ...count(dropped, 'link to a file of a computer became text', 'links to files of a computer became text'),
  )
}

/** `stem`: the file's name without the ending. Throws WordRefused for what is no Word file, or unpacks to too much. */
export async function readWord(data: Buffer, stem: string, images: WordImages) {
  const { parts, dropped } = await openWord(data)
  const { changes: converted, encoding } = convertLegacyFonts(parts)
  const changes = [...dropped.map((each) => `without ${each}`), ...converted, ...simplify(parts)]
  const linked = linkedImages(parts)
  const properties = propertiesOf(parts.get('docProps/core.xml'))
  const property = inUnicode(properties.title, encoding)
  const authors = properties.authors.map((name) => inUnicode(name, encoding))
  const { html, images: results, messages } = await readText(parts)
  changes.push(...messages)
  const { body, title: own } = tidyText(html)
  const title = property || own || stem.normalize('NFC')
  if (property && own && !isSameTitle(property, own))
    changes.push(`its title is that of the file's properties; the text has another one, "${cut(own, 60)}"`)
  if (title.length > longestTitle) changes.push(`its title is cut at ${longestTitle} characters`)
  withoutTitle(body, title)
  dropLocalLinks(body, changes)
  const hashes = results.map(({ data: bytes }) => (bytes ? sha256Of(bytes) : ''))
  // As in the file, for a later import: a conversion may change.
  const compared = { html: body.innerHTML, images: hashes }
  const written = await placeImages(body, results, stem, images, changes)
  if (linked > 0 && !changes.some((each) => each.includes('linked from elsewhere')))
    changes.push('without pictures that are linked from elsewhere')
  const isBlank = (body.textContent ?? '').trim() === '' && !body.querySelector('img')
  const text = isBlank ? '' : body.innerHTML.trim()
  return {
    title: title.slice(0, longestTitle),
    // A text may be images alone.
    summary: cut(quickTextOfHtml(text), madeSummary) || title,
    authors,
    created: properties.created,
    html: text,
    images: written,
    compared,
    changes,
  }
}
