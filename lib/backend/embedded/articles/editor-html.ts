import { convertLexicalToHTMLAsync, type HTMLConvertersFunctionAsync } from '@payloadcms/richtext-lexical/html-async'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { escapeHtml } from '@/lib/content/html/escape'
import { mediaPath } from '@/lib/content/media-address'

const mediaReference = z.union([z.string(), z.number()])

/** Renders pictures in the text as plain figures; everything else uses the library's default HTML. */
function convertersFor(payload: Payload, req: PayloadRequest | undefined): HTMLConvertersFunctionAsync {
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    upload: async ({ node }) => {
      const reference = mediaReference.safeParse(typeof node.value === 'object' ? node.value.id : node.value)
      if (!reference.success) return ''
      const picture = await payload.findByID({
        collection: 'media',
        id: reference.data,
        depth: 0,
        disableErrors: true,
        req,
      })
      if (!picture?.filename) return ''
      const alt = escapeHtml(picture.alt ?? '')
      return `<figure><img src="${mediaPath(picture.filename)}" alt="${alt}" width="${picture.width ?? ''}" height="${picture.height ?? ''}"></figure>`
    },
  })
}

/** Renders the rich-text editor's content as HTML; an empty string for an empty editor. */
export async function toHtml(
  body: SerializedEditorState | null | undefined,
  payload: Payload,
  req?: PayloadRequest,
): Promise<string> {
  if (!body) return ''
  return convertLexicalToHTMLAsync({ data: body, converters: convertersFor(payload, req), disableContainer: true })
}
