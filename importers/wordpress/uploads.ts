import { readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Downloads } from '../downloads'
import { largestDocument } from '@/lib/consultation/attachments/document'
import { FileRefused } from '@/lib/consultation/attachments/refused'
import { documentType } from '@/lib/content/document-types'
import { decodeSegment } from '@/lib/domain/ids'
import { startTags } from '@/lib/content/html/start-tags'
import { linkedImages } from '@/lib/content/import/content'
import { documentReasons, writeDocument } from '../write-document'
import { isImage, type Attachment } from './media'
import { hostsOf, originalName, uploadKey, uploadPath, wholeAddress } from './upload-addresses'

/** No link that leads out of the folder, and no name that the file system refuses, for instance a too long one. */
function fileBelow(folder: string, names: readonly string[]): { file: string; size: number } | undefined {
  const root = realpathSync(folder)
  for (const name of names) {
    const file = path.join(root, name)
    try {
      const result = statSync(file)
      if (result.isFile() && realpathSync(file).startsWith(root + path.sep)) return { file, size: result.size }
    } catch {
      continue
    }
  }
  return undefined
}

/** Where uploads are in a folder: it may be that of the uploads, or one above it. */
const below = ['', 'uploads', 'wp-content/uploads']

/** Some systems decompose the letters of file names. Throws what `tooLarge` makes for more than `most` bytes. */
export function readUpload(folder: string, upload: string, most: number, tooLarge: () => Error): Buffer | undefined {
  const forms = [upload, upload.normalize('NFC'), upload.normalize('NFD')]
  const result = fileBelow(
    folder,
    below.flatMap((part) => forms.map((form) => path.join(part, form))),
  )
  if (result && result.size > most) throw tooLarge()
  return result && readFileSync(result.file)
}

export interface Uploads extends Downloads {
  isUsed: (url: string) => boolean
  notePlayers: (html: string) => void
  takeNotes: () => string[]
}

interface Source {
  site: string
  attachments: ReadonlyMap<string, Attachment>
  downloads: Downloads
  readFile: (url: URL) => Promise<Buffer | undefined>
  folder: string
  pathHere: (address: string) => string | undefined
}

function oldAddresses({ attachments, site }: Source) {
  const originals = new Map<string, string>()
  const pages = new Map<string, string>()
  const isOwn = hostsOf(site, attachments.values())
  const keyOf = (url: URL) => uploadKey(url, isOwn)
  for (const { id, link, url } of attachments.values()) {
    const whole = wholeAddress(url, site)
    if (!whole) continue
    originals.set(keyOf(whole), whole.href)
    // Of a large image WordPress shows `a-scaled.jpg`, and names its copies `a-300x200.jpg`.
    originals.set(keyOf(whole).replace(/-scaled(?=\.\w+$)/, ''), whole.href)
    if (link) pages.set(link, url)
    const short = wholeAddress(`?attachment_id=${encodeURIComponent(id)}`, site)
    if (short && id !== '' && !pages.has(short.href)) pages.set(short.href, url)
  }
  return {
    isOwn,
    isFile: (url: URL) => isOwn(url) && uploadPath(url) !== undefined && /\.\w{1,5}$/.test(url.pathname),
    /** The address of a file, also where a text links the page of an attachment. */
    fileAt: (address: string) => wholeAddress(pages.get(address) ?? address, site),
    candidatesOf(address: string): string[] {
      const url = wholeAddress(address, site)
      if (!url) return []
      const own = originals.get(keyOf(url))
      const full = new URL(url)
      full.pathname = originalName(full.pathname)
      const original = originals.get(keyOf(full))
      if (isOwn(url) && uploadPath(url) !== undefined) url.search = ''
      return [...new Set([own ?? original, url.href])].filter((each) => each !== undefined)
    },
  }
}

type OldAddresses = ReturnType<typeof oldAddresses>

function uploadedImages({ downloads }: Source, { candidatesOf }: OldAddresses, used: Set<string>) {
  return {
    async image(address: string) {
      const candidates = candidatesOf(address)
      for (const candidate of candidates) used.add(candidate)
      for (const candidate of candidates) {
        const file = await downloads.image(candidate)
        if (file !== undefined) return file
      }
      return undefined
    },
    lossOf(address: string) {
      if (/^data:/i.test(address.trim())) return undefined
      const candidates = candidatesOf(address)
      const losses = candidates.flatMap((each) => downloads.lossOf(each) ?? [])
      if (losses.length < candidates.length) return undefined
      return {
        error: losses.at(-1)?.error ?? 'its address names no place of the web',
        mayComeLater: losses.some(({ mayComeLater }) => mayComeLater),
        // The files of uploads may be given another time.
        mayBeGiven: losses.some(({ isMissing }) => isMissing),
      }
    },
  }
}

function uploadedDocuments(source: Source, addresses: OldAddresses, image: Uploads['image'], used: Set<string>) {
  const { folder, pathHere, readFile, site } = source
  const { fileAt, isFile, isOwn } = addresses
  const documents = new Map<string, string | undefined>()
  let notes: string[] = []

  async function storedDocument(url: URL): Promise<string | undefined> {
    const name = decodeSegment(path.posix.basename(url.pathname))
    try {
      const data = await readFile(url)
      if (data) return await writeDocument(folder, name, data)
      const most = `${largestDocument / 1024 ** 2} MB`
      notes.push(`the file ${url.href} cannot be had, or has more than ${most}; its link stays`)
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      notes.push(`the file ${url.href} is not taken: ${documentReasons[error.error]}; its link stays`)
    }
    return undefined
  }

  return {
    async document(address: string) {
      const here = pathHere(address)
      if (here !== undefined) return here
      const whole = fileAt(address)
      if (!whole || /^[#?]/.test(address) || !isOwn(whole)) return undefined
      if (isImage({ url: whole.href })) {
        const file = await image(whole.href)
        if (file === undefined) notes.push(`the picture ${whole.href} cannot be had; a link to it stays`)
        return file && linkedImages + file
      }
      if (!documentType(whole.pathname)) {
        if (isFile(whole)) notes.push(`the site stores no files like ${whole.href}; its link stays`)
        return undefined
      }
      used.add(whole.href)
      if (!documents.has(whole.href)) documents.set(whole.href, await storedDocument(whole))
      return documents.get(whole.href)
    },
    notePlayers(html: string) {
      const players = startTags(html, ['audio', 'video', 'source']).map(({ attributes }) => attributes.get('src') ?? '')
      for (const address of new Set(players)) {
        const whole = wholeAddress(address, site)
        if (whole && isFile(whole) && !documents.get(whole.href))
          notes.push(`its film or sound ${whole.href} is linked at the old site`)
      }
    },
    takeNotes() {
      const taken = [...new Set(notes)]
      notes = []
      return taken
    },
  }
}

/** Finds the files that texts name. Of smaller copies of an image its original is taken, where there is one. */
export function uploadsOf(source: Source): Uploads {
  const addresses = oldAddresses(source)
  const used = new Set<string>()
  const images = uploadedImages(source, addresses, used)
  return {
    ...images,
    ...uploadedDocuments(source, addresses, images.image, used),
    sha256Of: (file) => source.downloads.sha256Of(file),
    isUsed: (address) => {
      const url = wholeAddress(address, source.site)
      return url !== undefined && used.has(url.href)
    },
  }
}
