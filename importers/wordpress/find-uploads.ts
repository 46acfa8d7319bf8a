import { imageDownloads, type DownloadBounds } from '../downloads'
import { askHost } from '@/lib/backend/ask-host'
import { isFetchableImage, type IsTrusted } from '@/lib/backend/fetch-image'
import { largestDocument } from '@/lib/consultation/attachments/document'
import { FileRefused } from '@/lib/consultation/attachments/refused'
import type { ConvertedImage } from '@/lib/content/uploaded-images/convert'
import { largestImage, ImageRefused } from '@/lib/content/uploaded-images/limits'
import { articlePath } from '@/lib/domain/paths'
import { bytesUpTo } from '@/lib/http/bytes-up-to'
import type { Plan } from './plan'
import type { Survey } from './survey'
import { hostsOf, uploadPath, wholeAddress } from './upload-addresses'
import { readUpload, uploadsOf, type Uploads } from './uploads'

const timeoutMs = 60_000

const maxSteps = 3

/** Undefined for a file that cannot be had. Except for trusted hosts only https on the public Internet is asked. */
async function fetchDocument(address: URL, isTrusted: IsTrusted): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let url = address
    for (let steps = 0; steps <= maxSteps && isFetchableImage(url, isTrusted); steps += 1) {
      const headers = { 'accept-encoding': 'identity' }
      const response = await askHost(url, { method: 'GET', headers, signal, isTrusted: isTrusted(url) })
      const { headers: answered, statusCode = 0 } = response
      if (statusCode === 200) return await bytesUpTo(response, largestDocument)
      response.destroy()
      const next = statusCode >= 300 && statusCode < 400 ? URL.parse(answered.location ?? '', url) : null
      if (!next) return undefined
      url = next
    }
    return undefined
  } catch {
    return undefined
  }
}

interface Given {
  survey: Pick<Survey, 'attachments' | 'link'>
  plan: Pick<Plan, 'articles'>
  /** A folder with the uploads, or the address at which they are; undefined to download from where texts say. */
  given: string | undefined
  folder: string
  convert: (data: Buffer) => Promise<ConvertedImage>
  bounds?: DownloadBounds
}

const samePage = (url: URL): string =>
  `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`

function pathsHere({ survey, plan }: Pick<Given, 'survey' | 'plan'>): (address: string) => string | undefined {
  const paths = new Map<string, string>()
  const site = URL.parse(survey.link)?.href
  for (const article of plan.articles.values()) {
    const url = URL.parse(article.permalink)
    if (article.visibility.state !== 'PUBLIC') continue
    if (url) paths.set(samePage(url), articlePath(article))
    // An address that WordPress has for each item, whatever its permalink is.
    for (const parameter of ['p', 'page_id']) {
      const short = URL.parse(`?${parameter}=${encodeURIComponent(article.postId)}`, site)
      if (short) paths.set(samePage(short), articlePath(article))
    }
  }
  return (address) => {
    if (address.startsWith('#')) return undefined
    const url = URL.parse(address, site)
    const result = url && paths.get(samePage(url))
    return result ? result + url.hash : undefined
  }
}

/**
 * The uploads of an export: from a folder, and what is not there from its own address; or from the address of the folder
 * of uploads, whose host is trusted because the operator names it. No address in the export is trusted: only https on the
 * public Internet is asked.
 */
export function wordpressUploads({ survey, plan, given, folder, convert, bounds }: Given): Uploads {
  const isAddress = given !== undefined && /^https?:\/\//i.test(given)
  const base = isAddress ? new URL(given.replace(/\/*$/, '/')) : undefined
  const local = isAddress ? undefined : given

  const isOwn = hostsOf(survey.link, survey.attachments.values())
  /** A file of another host is none of the folder, whatever its path is. */
  const ownUpload = (url: URL) => (isOwn(url) ? uploadPath(url) : undefined)

  function movedTo(address: string): string {
    const url = base && wholeAddress(address, survey.link)
    const upload = url && ownUpload(url)
    if (!base || upload === undefined) return address
    return new URL(upload.split('/').map(encodeURIComponent).join('/'), base).href
  }

  const inFolder = (url: URL, ...bound: [most: number, tooLarge: () => Error]): Buffer | undefined => {
    const upload = ownUpload(url)
    return local !== undefined && upload !== undefined ? readUpload(local, upload, ...bound) : undefined
  }
  const imageInFolder = (url: URL) => inFolder(url, largestImage, () => new ImageRefused('imageTooLarge'))

  const fetched = imageDownloads(base?.href, folder, convert, bounds, async (url) => imageInFolder(url))
  return uploadsOf({
    site: survey.link,
    attachments: survey.attachments,
    folder,
    pathHere: pathsHere({ survey, plan }),
    downloads: {
      ...fetched,
      image: (address) => fetched.image(movedTo(address)),
      lossOf: (address) => fetched.lossOf(movedTo(address)),
    },
    async readFile(url) {
      const result = inFolder(url, largestDocument, () => new FileRefused('fileTooLarge'))
      if (result) return result
      const requested = new URL(movedTo(url.href))
      const isTrusted = ({ origin }: URL) => origin === base?.origin
      if (!isTrusted(requested)) requested.protocol = 'https:'
      return fetchDocument(requested, isTrusted)
    },
  })
}
