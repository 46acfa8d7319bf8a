import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { siteRecord } from '@/lib/backend/site-record'
import { languages, type Language } from '@/lib/domain/languages'
import { startTags } from '../html/start-tags'
import { documentType } from '../document-types'
import { imageType, imageExtensions } from '../image-types'
import { documentFolder, linkedImages, noContent, sha256Of, sourced, type Content, type Sourced } from './content'
import { idError } from './errors'
import { whyEmpty } from './given-files'
import { parseRegister, readRegister, registerFile, type LegalTextEntry } from './legal-texts'
import { ContentProblems, type Problem } from './problems'
import { readRedirects, redirectsFile } from './redirects'
import {
  articleFront,
  imageEntry,
  interactionEntry,
  memberEntry,
  partnerEntry,
  topicEntry,
  videoEntry,
  type InteractionEntry,
} from './schemas'
import { readSitePages } from './site-pages'
import { isTakenOver, readSources, siteRecordSource } from './taken-over'
import { textError } from './text-error'
import { threaded } from './threads'
import { frontMatter, parseYaml } from './yaml'

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/**
 * The file of an image below `images/` of a content folder; undefined if there is none. Some systems decompose the
 * letters of file names, and texts name it in NFC.
 */
export function imageFile(folder: string, image: string): string | undefined {
  const forms = [image, image.normalize('NFD')]
  return forms.map((form) => path.join(folder, 'images', form)).find(isFile)
}

function documentsIn(folder: string): string[] {
  const below = path.join(folder, documentFolder)
  return existsSync(below) ? readdirSync(below).map((name) => documentFolder + name) : []
}

function editedImages(folder: string, details: Content['imageDetails']): [string, string][] {
  return Object.values(details).flatMap(({ file, sha256 }): [string, string][] => {
    const found = sha256 === undefined ? undefined : imageFile(folder, file)
    const own = found && sha256Of(readFileSync(found))
    return own && own !== sha256 ? [[file, own]] : []
  })
}

/** A record that shows such an image is a changed one, though its own file is the same. */
function withEdited<T extends object>(record: Sourced<T>, edited: [string, string][]): Sourced<T> {
  if (edited.length === 0) return record
  const text = JSON.stringify(record)
  const shown = edited.filter(([file]) => text.includes(file))
  return shown.length === 0 ? record : { ...record, sourceHash: sourced({ text, shown }).sourceHash }
}

/** Reads a content folder. Throws ContentProblems with every problem of every file, not only the first. */
export function readContent(folder: string): Content {
  const problems: Problem[] = []
  const images = new Map<string, { file: string; line: number }>()
  const documents = new Set<string>()
  const seen = new Map<string, string>()

  function name(kind: string, id: string, file: string, line: number): void {
    const before = seen.get(`${kind} ${id}`)
    if (before) problems.push({ file, line, message: `${kind} "${id}" is also in ${before}` })
    else seen.set(`${kind} ${id}`, `${file}:${line}`)
  }

  function useImage(image: string | undefined, file: string, line: number): void {
    if (!image || images.has(image)) return
    if (image.startsWith('/') || image.split('/').includes('..'))
      problems.push({ file, line, message: `${image} is no path below images/` })
    else if (!imageType(image))
      problems.push({ file, line, message: `${image} is no picture of a known kind: ${imageExtensions.join(', ')}` })
    else images.set(image, { file, line })
  }

  function useDocument(href: string, file: string, line: number): void {
    if (href.split('/').includes('..')) problems.push({ file, line, message: `${href} is no path below documents/` })
    else if (!documentType(href)) problems.push({ file, line, message: `${href} is no document of a known kind` })
    else if (!isFile(path.join(folder, href))) problems.push({ file, line, message: `there is no document ${href}` })
    else documents.add(href)
  }

  function readText(file: string): string {
    const data = readFileSync(path.join(folder, file))
    if (!isUtf8(data)) problems.push({ file, line: 1, message: 'must be UTF-8: save it with that encoding' })
    return data
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .normalize('NFC')
  }

  function readArticle(file: string, language: Language): Content['articles'] {
    const text = readText(file)
    const id = path.basename(file, '.html')
    const matter = frontMatter(text)
    if (!matter) {
      problems.push({ file, line: 1, message: 'must begin with front matter between two lines of ---' })
      return []
    }
    const { front, body } = matter
    const html = body.trim()
    const bodyLine = front.split('\n').length + 3 + body.slice(0, body.indexOf(html)).split('\n').length - 1
    const nameError = idError(id)
    if (nameError) problems.push({ file, line: 1, message: `the file name ${nameError}` })
    const error = textError(html)
    if (error) problems.push({ file, line: bodyLine, message: error })
    for (const { attributes, start } of startTags(html, ['img'])) {
      const src = attributes.get('src') ?? ''
      // An image on another host, one that the site has already, or an address that leads nowhere and shows a note.
      if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(src)) continue
      useImage(src, file, bodyLine + html.slice(0, start).split('\n').length - 1)
    }
    for (const { attributes, name: tag, start } of startTags(html, ['a', 'video'])) {
      const href = attributes.get(tag === 'a' ? 'href' : 'src') ?? ''
      const line = bodyLine + html.slice(0, start).split('\n').length - 1
      if (href.startsWith(documentFolder)) useDocument(href, file, line)
      if (href.startsWith(linkedImages)) useImage(href.slice(linkedImages.length), file, line)
    }
    const parsed = parseYaml(front, articleFront, file, 2)
    if ('problems' in parsed) {
      problems.push(...parsed.problems)
      return []
    }
    const { value, lineOf } = parsed
    name('article', id, file, 1)
    if (value.translationKey)
      name(`article in ${language} with translationKey`, value.translationKey, file, lineOf(['translationKey']))
    useImage(value.preview_img, file, lineOf(['preview_img']))
    useImage(value.meta?.image, file, lineOf(['meta', 'image']))
    return [sourced({ ...value, id, language, html })]
  }

  function readList<T extends z.ZodType<{ id: string; imgUrl?: string; file?: string | undefined }>>(
    file: string,
    entry: T,
    kind: string,
  ): z.infer<T>[] {
    if (!existsSync(path.join(folder, file))) return []
    const parsed = parseYaml(readText(file), z.array(entry), file)
    if ('problems' in parsed) {
      problems.push(...parsed.problems)
      return []
    }
    parsed.value.forEach((item, i) => {
      name(kind, item.id, file, parsed.lineOf([i, 'id']))
      useImage(item.imgUrl, file, parsed.lineOf([i, 'imgUrl']))
      if (item.file) useDocument(item.file, file, parsed.lineOf([i, 'file']))
    })
    return parsed.value
  }

  function readSiteRecord(file: string): Content['siteRecord'] {
    if (!existsSync(path.join(folder, file))) return undefined
    const parsed = parseYaml(readText(file), siteRecord, file)
    if ('problems' in parsed) {
      problems.push(...parsed.problems)
      return undefined
    }
    parsed.value.home.heroSlides.forEach((slide, i) =>
      useImage(slide.image, file, parsed.lineOf(['home', 'heroSlides', i, 'image'])),
    )
    for (const key of ['bannerImage', 'filmImage'] as const)
      useImage(parsed.value.home[key], file, parsed.lineOf(['home', key]))
    return sourced({ record: parsed.value })
  }

  function readInteractions(ids: ReadonlySet<string>): Content['interactions'] {
    const below = 'comments'
    if (!existsSync(path.join(folder, below))) return {}
    const files = readdirSync(path.join(folder, below)).filter((file) => file.endsWith('.yaml'))
    const read = files.sort().flatMap((name): [string, InteractionEntry[]][] => {
      const [file, id] = [path.join(below, name), path.basename(name, '.yaml')]
      if (!ids.has(id)) problems.push({ file, line: 1, message: `there is no article ${id} in this folder` })
      const parsed = parseYaml(readText(file), z.array(interactionEntry), file)
      if ('problems' in parsed) {
        problems.push(...parsed.problems)
        return []
      }
      const { entries, errors } = threaded(parsed.value)
      for (const { field, index, message } of errors)
        problems.push({ file, line: parsed.lineOf([index, field]), message: `${index}.${field} ${message}` })
      return [[id, entries]]
    })
    return Object.fromEntries(read)
  }

  function readImageDetails(file: string): Content['imageDetails'] {
    if (!existsSync(path.join(folder, file))) return {}
    const parsed = parseYaml(readText(file), z.array(imageEntry), file)
    if ('value' in parsed) return Object.fromEntries(parsed.value.map((entry) => [entry.file, entry]))
    problems.push(...parsed.problems)
    return {}
  }

  if (!existsSync(folder)) throw new ContentProblems([{ file: folder, line: 1, message: 'there is no such folder' }])
  const articles = languages.flatMap((language) => {
    const below = path.join('articles', language)
    if (!existsSync(path.join(folder, below))) return []
    const files = readdirSync(path.join(folder, below)).filter((file) => file.endsWith('.html'))
    return files.sort().flatMap((file) => readArticle(path.join(below, file), language))
  })
  const members = languages.flatMap((language) =>
    readList(`members/${language}.yaml`, memberEntry, 'member').map((member) => sourced({ ...member, language })),
  )
  const partners = readList('partners.yaml', partnerEntry, 'partner').map((entry) => sourced(entry))
  const topics = readList('topics.yaml', topicEntry, 'topic').map((entry) => sourced(entry))
  const videos = readList('videos.yaml', videoEntry, 'video').map((entry) => sourced(entry))
  const register = path.join(folder, registerFile)
  const legalTexts = existsSync(register) ? parseRegister(readText(registerFile), registerFile, problems) : []
  const hasRedirects = existsSync(path.join(folder, redirectsFile))
  const redirects = hasRedirects ? readRedirects(readText(redirectsFile), problems) : []
  const sitePages = readSitePages(folder, readText, problems)
  const record = readSiteRecord('settings.yaml')
  const interactions = readInteractions(new Set(articles.map(({ id }) => id)))
  const imageDetails = readImageDetails('images.yaml')
  // Of another system all files are taken, also those that nothing shows.
  if (isTakenOver(folder)) {
    for (const image of Object.keys(imageDetails)) useImage(image, 'images.yaml', 1)
    for (const document of documentsIn(folder)) useDocument(document, document, 1)
  }
  for (const [image, { file, line }] of images) {
    if (!imageFile(folder, image)) problems.push({ file, line, message: `there is no picture images/${image}` })
  }
  const lists = [articles, members, partners, topics, videos, legalTexts, redirects, sitePages]
  if (lists.every(({ length }) => length === 0) && !record && problems.length === 0)
    problems.push({ file: folder, line: 1, message: whyEmpty(folder) })
  if (problems.length > 0) throw new ContentProblems(problems)
  const edited = editedImages(folder, imageDetails)
  const sources = readSources(folder)
  const compared = <T extends object>(source: string, record: Sourced<T>): Sourced<T> =>
    withEdited({ ...record, sourceHash: sources[source] ?? record.sourceHash }, edited)
  return {
    articles: articles.map((one) => compared(`article ${one.id}`, one)),
    members: members.map((one) => compared(`member ${one.id}`, one)),
    partners: partners.map((one) => compared(`partner ${one.id}`, one)),
    topics,
    videos: videos.map((one) => compared(`video ${one.id}`, one)),
    legalTexts: legalTexts.map(sourcedText),
    redirects,
    sitePages: sitePages.map((page) => compared(`page ${page.id}`, sourced(page))),
    siteRecord: record && compared(siteRecordSource, record),
    interactions,
    images: [...images.keys()],
    imageDetails,
    documents: [...documents],
  }
}

/** The line does not belong to what is compared: a row above may be new. */
const sourcedText = ({ line, ...text }: LegalTextEntry) => ({ ...sourced(text), line })

/** Reads a register of texts of law alone. Throws ContentProblems with every problem. */
export function readLegalTexts(file: string): Content {
  if (!isFile(file)) throw new ContentProblems([{ file, line: 1, message: 'there is no such file' }])
  const legalTexts = readRegister(readFileSync(file, 'utf8'), path.basename(file)).map(sourcedText)
  return { ...noContent, legalTexts }
}
