import { readFileSync } from 'node:fs'
import path from 'node:path'
import { largestDocument } from '@/lib/attachments/document'
import { FileRefused } from '@/lib/attachments/refused'
import type { Downloads } from '@/lib/backend/download-pictures'
import { decodeSegment } from '@/lib/domain/ids'
import { documentType } from '../../document-types'
import type { ConvertedPicture } from '../../pictures/convert'
import { largestPicture, PictureRefused } from '../../pictures/limits'
import { fileBelow } from '../given-files'
import { documentReasons, writeDocument } from '../write-document'
import { pictureReasons, writePicture, type WrittenPicture } from '../write-picture'

/** What Ghost writes in an export for the address of its site. */
export const ghostUrl = '__GHOST_URL__'

/** A picture, or why there is none, and whether a later import may have it. */
export type FoundPicture = WrittenPicture | { fault: string; mayComeLater: boolean }

/** A document, or why there is none. */
export type FoundDocument = { file: string } | { fault: string }

export interface GhostFilesOptions {
  /** The folder of the import. */
  folder: string
  /** Ghost's folder `content`, or the folder `images` in it. */
  images: string | undefined
  /** The address of the Ghost site. */
  site: string | undefined
  /** Downloads from that site, and from other hosts if `otherHosts` is true. */
  downloads: Downloads | undefined
  otherHosts: boolean
  convert: (data: Buffer) => Promise<ConvertedPicture>
}

async function downloaded(downloads: Downloads, address: string): Promise<FoundPicture> {
  const file = await downloads.picture(address)
  const sha256 = file === undefined ? undefined : downloads.sha256Of(file)
  if (file !== undefined && sha256 !== undefined) return { file, sha256 }
  return {
    fault: downloads.faultOf(address) ?? 'it could not be downloaded',
    mayComeLater: downloads.mayComeLater(address),
  }
}

/** The pictures and documents of a Ghost site, from its folder or from the site itself. */
export class GhostFiles {
  readonly #options: GhostFilesOptions
  readonly #pictures = new Map<string, FoundPicture>()
  readonly #documents = new Map<string, FoundDocument | undefined>()

  constructor(options: GhostFilesOptions) {
    this.#options = options
  }

  /** The path on the Ghost site of an address; undefined for an address elsewhere. */
  pathOf(address: string): string | undefined {
    if (address.startsWith(ghostUrl)) return pathOnly(address.slice(ghostUrl.length) || '/')
    if (/^\/(?!\/)/.test(address)) return address
    const [url, site] = [URL.parse(address), URL.parse(this.#options.site ?? '')]
    const isOwn = url && site && url.host.replace(/^www\./, '') === site.host.replace(/^www\./, '')
    return isOwn ? pathOnly(url.pathname + url.search + url.hash) : undefined
  }

  /** The whole address of a path on the Ghost site; undefined if its address is not known. */
  addressOf(path: string): string | undefined {
    const { site } = this.#options
    return site === undefined ? undefined : URL.parse(path, site)?.href
  }

  /** A file of Ghost's folder; undefined if there is none. What a link leads to elsewhere is none. */
  #localFile(given: string): { file: string; size: number } | undefined {
    const { images } = this.#options
    const below = /^\/content\/(.+)$/.exec(decodedPath(given.replace(/[?#].*$/, '')))?.[1]
    if (images === undefined || below === undefined || below.split('/').includes('..') || below.includes('\0'))
      return undefined
    const names = [below, below.replace(/^(?:images|files|media)\//, '')]
    return fileBelow(
      images,
      names.flatMap((name) => [name, name.normalize('NFC'), name.normalize('NFD')]),
    )
  }

  /** The picture at an address, as the import stores it; undefined for one elsewhere that is not asked for. */
  async picture(address: string): Promise<FoundPicture | undefined> {
    const given = this.pathOf(address)
    if (given === undefined) return this.#elsewhere(address)
    // Ghost makes smaller ones and other formats of a picture.
    const whole = given.replace(/^\/content\/images\/size\/[^/]+\//, '/content/images/').replace(/\/format\/\w+\//, '/')
    const known = this.#pictures.get(whole) ?? (await this.#find(whole))
    this.#pictures.set(whole, known)
    return known
  }

  async #elsewhere(address: string): Promise<FoundPicture | undefined> {
    const { downloads, otherHosts } = this.#options
    return downloads && otherHosts && /^https?:/i.test(address) ? downloaded(downloads, address) : undefined
  }

  async #find(given: string): Promise<FoundPicture> {
    const { convert, downloads, folder } = this.#options
    const found = this.#localFile(given)
    if (found === undefined) {
      const address = this.addressOf(given)
      if (!downloads || address === undefined)
        return { fault: 'it is not in the folder that --images names', mayComeLater: true }
      return downloaded(downloads, address)
    }
    const { file, size } = found
    if (size > largestPicture) return { fault: pictureReasons.pictureTooLarge, mayComeLater: false }
    try {
      return await writePicture(folder, path.parse(file).name, readFileSync(file), convert)
    } catch (error) {
      if (error instanceof PictureRefused) return { fault: pictureReasons[error.fault], mayComeLater: false }
      throw error
    }
  }

  /** A document of Ghost's folder as the import stores it; undefined if the address is none of a file. */
  async document(address: string): Promise<FoundDocument | undefined> {
    const given = this.pathOf(address)
    if (given === undefined) return undefined
    if (!this.#documents.has(given)) this.#documents.set(given, await this.#copied(given))
    return this.#documents.get(given)
  }

  async #copied(given: string): Promise<FoundDocument | undefined> {
    const found = this.#localFile(given)
    const isFile = /^\/content\/(?:files|media)\//.test(given)
    if (!found) return isFile ? { fault: 'it is not in the folder that --images names' } : undefined
    if (found.size > largestDocument) return { fault: documentReasons.fileTooLarge }
    try {
      const { file } = found
      return { file: await writeDocument(this.#options.folder, path.basename(file), readFileSync(file)) }
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      // A picture that is linked is none.
      return isFile || documentType(found.file) ? { fault: documentReasons[error.fault] } : undefined
    }
  }
}

/** Two slashes at the beginning of a path would name a host. */
const pathOnly = (path: string): string => path.replace(/^\/{2,}/, '/')

/** Decodes a path, whose parts are decoded one by one elsewhere. */
const decodedPath = (text: string): string => text.split('/').map(decodeSegment).join('/')
