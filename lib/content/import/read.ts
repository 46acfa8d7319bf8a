import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { siteRecord } from '@/lib/backend/site-record'
import { languages, type Language } from '@/lib/domain/languages'
import { startTags } from '../html/start-tags'
import { documentFolder, linkedImages, noContent, sha256Of, sourced, type Content, type Sourced } from './content'
import { idError, textError } from './errors'
import { parseRegister, readRegister, registerFile, type LegalTextEntry } from './legal-texts'
import { ContentProblems } from './problems'
import {
  filesIn,
  hasFile,
  isFile,
  nameRecord,
  readText,
  readYaml,
  noteDocument,
  noteImage,
  whyEmpty,
  type Reading,
} from './reading'
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
import { threaded } from './threads'
import { frontMatter, parseYaml } from './yaml'

/** Some systems decompose the letters of file names, and texts name them in NFC. */
export function imageFile(folder: string, image: string): string | undefined {
  const forms = [image, image.normalize('NFD')]
  return forms.map((form) => path.join(folder, 'images', form)).find(isFile)
}

function editedImages(folder: string, details: Content['imageDetails']): [string, string][] {
  return Object.values(details).flatMap(({ file, sha256 }): [string, string][] => {
    const result = sha256 === undefined ? undefined : imageFile(folder, file)
    const own = result && sha256Of(readFileSync(result))
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

function readArticle(reading: Reading, file: string, language: Language): Content['articles'] {
  const { problems } = reading
  const text = readText(reading, file)
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
  noteFilesOf(reading, html, file, bodyLine)
  const parsed = parseYaml(front, articleFront, file, 2)
  if ('problems' in parsed) {
    problems.push(...parsed.problems)
    return []
  }
  const { value, lineOf } = parsed
  nameRecord(reading, 'article', id, file, 1)
  if (value.translationKey) {
    const kind = `article in ${language} with translationKey`
    nameRecord(reading, kind, value.translationKey, file, lineOf(['translationKey']))
  }
  noteImage(reading, value.preview_img, file, lineOf(['preview_img']))
  noteImage(reading, value.meta?.image, file, lineOf(['meta', 'image']))
  return [sourced({ ...value, id, language, html })]
}

function noteFilesOf(reading: Reading, html: string, file: string, firstLine: number): void {
  const lineAt = (start: number) => firstLine + html.slice(0, start).split('\n').length - 1
  for (const { attributes, start } of startTags(html, ['img'])) {
    const src = attributes.get('src') ?? ''
    // An image on another host, one that the site has already, or an address that leads nowhere and shows a note.
    if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(src)) continue
    noteImage(reading, src, file, lineAt(start))
  }
  for (const { attributes, name: tag, start } of startTags(html, ['a', 'video'])) {
    const href = attributes.get(tag === 'a' ? 'href' : 'src') ?? ''
    if (href.startsWith(documentFolder)) noteDocument(reading, href, file, lineAt(start))
    if (href.startsWith(linkedImages)) noteImage(reading, href.slice(linkedImages.length), file, lineAt(start))
  }
}

type Listed = z.ZodType<{ id: string; imgUrl?: string; file?: string | undefined }>

function readList<T extends Listed>(reading: Reading, file: string, entry: T, kind: string): z.infer<T>[] {
  const read = readYaml(reading, file, z.array(entry))
  if (!read) return []
  read.value.forEach((item, i) => {
    nameRecord(reading, kind, item.id, file, read.lineOf([i, 'id']))
    noteImage(reading, item.imgUrl, file, read.lineOf([i, 'imgUrl']))
    if (item.file) noteDocument(reading, item.file, file, read.lineOf([i, 'file']))
  })
  return read.value
}

function readSiteRecord(reading: Reading): Content['siteRecord'] {
  const file = 'settings.yaml'
  const read = readYaml(reading, file, siteRecord)
  if (!read) return undefined
  const { home } = read.value
  home.heroSlides.forEach((slide, i) =>
    noteImage(reading, slide.image, file, read.lineOf(['home', 'heroSlides', i, 'image'])),
  )
  for (const key of ['bannerImage', 'filmImage'] as const)
    noteImage(reading, home[key], file, read.lineOf(['home', key]))
  return sourced({ record: read.value })
}

function readInteractions(reading: Reading, ids: ReadonlySet<string>): Content['interactions'] {
  const { problems } = reading
  const all = filesIn(reading, 'comments', '.yaml').flatMap((file): [string, InteractionEntry[]][] => {
    const id = path.basename(file, '.yaml')
    if (!ids.has(id)) problems.push({ file, line: 1, message: `there is no article ${id} in this folder` })
    const read = readYaml(reading, file, z.array(interactionEntry))
    if (!read) return []
    const { entries, errors } = threaded(read.value)
    for (const { field, index, message } of errors)
      problems.push({ file, line: read.lineOf([index, field]), message: `${index}.${field} ${message}` })
    return [[id, entries]]
  })
  return Object.fromEntries(all)
}

function checkFiles(reading: Reading, imageDetails: Content['imageDetails']): void {
  const { folder, images, problems } = reading
  // Of another system all files are taken, also those that nothing shows.
  if (isTakenOver(folder)) {
    for (const image of Object.keys(imageDetails)) noteImage(reading, image, 'images.yaml', 1)
    for (const document of filesIn(reading, documentFolder, '')) noteDocument(reading, document, document, 1)
  }
  for (const [image, { file, line }] of images)
    if (!imageFile(folder, image)) problems.push({ file, line, message: `there is no picture images/${image}` })
}

function readRecords(reading: Reading) {
  const { problems } = reading
  const listed = <T extends Listed>(file: string, entry: T, kind: string) =>
    readList(reading, file, entry, kind).map((one) => sourced(one))
  return {
    articles: languages.flatMap((language) =>
      filesIn(reading, path.join('articles', language), '.html').flatMap((file) =>
        readArticle(reading, file, language),
      ),
    ),
    members: languages.flatMap((language) =>
      readList(reading, `members/${language}.yaml`, memberEntry, 'member').map((one) => sourced({ ...one, language })),
    ),
    partners: listed('partners.yaml', partnerEntry, 'partner'),
    topics: listed('topics.yaml', topicEntry, 'topic'),
    videos: listed('videos.yaml', videoEntry, 'video'),
    legalTexts: hasFile(reading, registerFile)
      ? parseRegister(readText(reading, registerFile), registerFile, problems)
      : [],
    redirects: hasFile(reading, redirectsFile) ? readRedirects(readText(reading, redirectsFile), problems) : [],
    sitePages: readSitePages(reading.folder, (file) => readText(reading, file), problems),
  }
}

/** Reads a content folder. Throws ContentProblems with every problem of every file, not only the first. */
export function readContent(folder: string): Content {
  if (!existsSync(folder)) throw new ContentProblems([{ file: folder, line: 1, message: 'there is no such folder' }])
  const reading: Reading = { folder, problems: [], images: new Map(), documents: new Set(), seen: new Map() }
  const { problems, images, documents } = reading
  const records = readRecords(reading)
  const record = readSiteRecord(reading)
  const interactions = readInteractions(reading, new Set(records.articles.map(({ id }) => id)))
  const entries = readYaml(reading, 'images.yaml', z.array(imageEntry))?.value ?? []
  const imageDetails = Object.fromEntries(entries.map((entry) => [entry.file, entry]))
  checkFiles(reading, imageDetails)
  if (Object.values(records).every(({ length }) => length === 0) && !record && problems.length === 0)
    problems.push({ file: folder, line: 1, message: whyEmpty(folder) })
  if (problems.length > 0) throw new ContentProblems(problems)
  const edited = editedImages(folder, imageDetails)
  const sources = readSources(folder)
  const compared = <T extends object>(source: string, record: Sourced<T>): Sourced<T> =>
    withEdited({ ...record, sourceHash: sources[source] ?? record.sourceHash }, edited)
  return {
    articles: records.articles.map((one) => compared(`article ${one.id}`, one)),
    members: records.members.map((one) => compared(`member ${one.id}`, one)),
    partners: records.partners.map((one) => compared(`partner ${one.id}`, one)),
    topics: records.topics,
    videos: records.videos.map((one) => compared(`video ${one.id}`, one)),
    legalTexts: records.legalTexts.map(sourcedText),
    redirects: records.redirects,
    sitePages: records.sitePages.map((page) => compared(`page ${page.id}`, sourced(page))),
    siteRecord: record && compared(siteRecordSource, record),
    interactions,
    images: [...images.keys()],
    imageDetails,
    documents: [...documents],
  }
}

/** The line does not belong to what is compared: a row above may be new. */
const sourcedText = ({ line, ...text }: LegalTextEntry) => ({ ...sourced(text), line })

export function readLegalTexts(file: string): Content {
  if (!isFile(file)) throw new ContentProblems([{ file, line: 1, message: 'there is no such file' }])
  const legalTexts = readRegister(readFileSync(file, 'utf8'), path.basename(file)).map(sourcedText)
  return { ...noContent, legalTexts }
}
