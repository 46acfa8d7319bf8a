import { convertLexicalToHTMLAsync, type HTMLConvertersFunctionAsync } from '@payloadcms/richtext-lexical/html-async'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { z } from 'zod'
import { escapeHtml } from '@/lib/domain/text'
import { mediaPath } from '@/lib/content/media-address'
import { blockConverters, footnotesOf, referredRecords, type BlockContext, type RenderContext } from './block-html'
import { structureConverters } from './structure-html'

const mediaReference = z.union([z.string(), z.number()])

function convertersFor(context: RenderContext, sign: (input: { node: object }) => string): HTMLConvertersFunctionAsync {
  const { records } = context
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    ...structureConverters,
    blocks: blockConverters(context),
    inlineBlocks: { footnote: sign },
    upload: async ({ node }) => {
      const reference = mediaReference.safeParse(typeof node.value === 'object' ? node.value.id : node.value)
      if (!reference.success) return ''
      const image = await records('media', reference.data)
      if (!image?.filename) return ''
      const alt = escapeHtml(image.alt ?? '')
      return `<figure><img src="${mediaPath(image.filename)}" alt="${alt}" width="${image.width ?? ''}" height="${image.height ?? ''}"></figure>`
    },
  })
}

export async function toHtml(body: SerializedEditorState | null | undefined, context: BlockContext): Promise<string> {
  if (!body) return ''
  const { sign, list } = footnotesOf(body.root)
  const html = await convertLexicalToHTMLAsync({
    data: body,
    converters: convertersFor({ ...context, records: referredRecords(context) }, sign),
    disableContainer: true,
  })
  return html + list
}
