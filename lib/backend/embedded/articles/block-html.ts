import type { DataFromCollectionSlug, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { blockLabels } from '@/lib/content/article-words'
import {
  consultationHtml,
  documentHtml,
  videoHtml,
  footnotesHtml,
  footnoteSign,
  galleryHtml,
  noteHtml,
  noteKinds,
  imageHtml,
  quoteHtml,
  type ImageBlock,
} from '@/lib/content/html/blocks'
import { videoPlayer } from '@/lib/content/html/embeds'
import { documentType } from '@/lib/content/document-types'
import { mediaPath } from '@/lib/content/media-address'
import { cardDate } from '@/lib/domain/dates'
import { fileSize } from '@/lib/domain/file-size'
import type { Language } from '@/lib/domain/languages'
import { consultationPath } from '@/lib/domain/paths'

export interface BlockContext {
  payload: Payload
  req: PayloadRequest | undefined
  language: Language
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const reference = z
  .union([z.number(), z.string(), z.looseObject({ id: z.union([z.number(), z.string()]) })])
  .transform((value) => (typeof value === 'object' ? value.id : value))

export interface RenderContext extends BlockContext {
  records: ReturnType<typeof referredRecords>
}

const picture = z.object({ picture: reference, alt: text, caption: text, source: text })

const blocks = {
  picture,
  gallery: z.object({ pictures: z.array(picture), caption: text }),
  document: z.object({ document: reference, text }),
  note: z.object({ kind: z.enum(noteKinds), text, asOf: text }),
  quotation: z.object({ text, source: text, address: text }),
  consultation: z.object({ service: reference.nullish(), text }),
  film: z.object({ address: text, title: text }),
}

type Fields<K extends keyof typeof blocks> = z.infer<(typeof blocks)[K]>

type Referred = 'media' | 'documents' | 'articles'

const maxRecords = 500

export function referredRecords({ payload, req }: BlockContext) {
  const results = new Map<string, Promise<unknown>>()
  /** A record; null if it is deleted or in the trash. Throws if the text refers to too many. */
  return <T extends Referred>(collection: T, id: string | number) => {
    const key = `${collection} ${id}`
    if (!results.has(key) && results.size >= maxRecords)
      throw new Error(`A text refers to more than ${maxRecords} records`)
    const result = results.get(key) ?? payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    results.set(key, result)
    return result as Promise<DataFromCollectionSlug<T> | null>
  }
}

async function imageOf({ picture, alt, caption, source }: Fields<'picture'>, { records }: RenderContext) {
  const stored = await records('media', picture)
  if (!stored?.filename) return undefined
  const { width, height } = stored
  return { src: mediaPath(stored.filename), alt, caption, source, width: width ?? '', height: height ?? '' } as const
}

const converters: {
  [K in keyof typeof blocks]: (fields: Fields<K>, context: RenderContext) => string | Promise<string>
} = {
  async picture(fields, context) {
    const shown = await imageOf(fields, context)
    return shown ? imageHtml(shown, blockLabels(context.language)) : ''
  },
  async gallery({ pictures, caption }, context) {
    const shown: ImageBlock[] = []
    for (const each of pictures) {
      const result = await imageOf(each, context)
      if (result) shown.push(result)
    }
    return galleryHtml(shown, caption, blockLabels(context.language))
  },
  async document({ document, text }, context) {
    const stored = await context.records('documents', document)
    const kind = documentType(stored?.filename ?? '')
    if (!stored?.filename || !kind) return ''
    return documentHtml({
      address: mediaPath(stored.filename),
      title: text.trim() || stored.title || stored.filename,
      type: kind.type,
      details: `${kind.name}, ${fileSize(stored.filesize ?? 0, context.language)}`,
    })
  },
  note: ({ kind, text, asOf }, { language }) =>
    noteHtml(
      { kind, text, asOf: Number.isNaN(Date.parse(asOf)) ? '' : cardDate(new Date(asOf)) },
      blockLabels(language),
    ),
  quotation: quoteHtml,
  async consultation({ service, text }, context) {
    const stored = service === null || service === undefined ? undefined : await context.records('articles', service)
    const chosen = stored?._status === 'published' ? stored.slug : undefined
    return consultationHtml(consultationPath(context.language, chosen), text)
  },
  film({ address, title }) {
    const player = videoPlayer(address)
    return player ? videoHtml(player, title) : ''
  },
}

export function blockConverters(context: RenderContext) {
  const convert =
    <K extends keyof typeof blocks>(kind: K) =>
    async ({ node }: { node: { fields: unknown } }): Promise<string> => {
      const fields = blocks[kind].safeParse(node.fields)
      return fields.success ? converters[kind](fields.data as Fields<K>, context) : ''
    }
  return Object.fromEntries((Object.keys(blocks) as (keyof typeof blocks)[]).map((kind) => [kind, convert(kind)]))
}

const footnote = z.object({
  type: z.literal('inlineBlock'),
  fields: z.object({ blockType: z.literal('footnote'), text }),
})

function* footnotesIn(node: unknown): Generator<object> {
  if (typeof node !== 'object' || node === null) return
  if (footnote.safeParse(node).success) yield node
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) yield* footnotesIn(child)
}

export function footnotesOf(root: unknown) {
  const nodes = [...footnotesIn(root)]
  const numbers = new Map(nodes.map((node, i) => [node, i + 1]))
  return {
    sign: ({ node }: { node: object }): string => footnoteSign(numbers.get(node) ?? 0),
    list: footnotesHtml(nodes.map((node) => footnote.parse(node).fields.text)),
  }
}
