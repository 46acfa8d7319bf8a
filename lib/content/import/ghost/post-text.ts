import { isBeyondBounds } from '../../html/bounds'
import { quickTextOfHtml } from '../../html/quick-text'
import type { GhostPost } from './ghost-export'
import { lexicalHtml } from './lexical'
import { mobiledocHtml } from './mobiledoc'
import { renderedHtml } from './rendered'

/** The text of a post, and what of it is not taken. */
export interface PostText {
  html: string
  dropped: string[]
}

/** What a later import compares: the text as the export has it, because a conversion may change. */
export const comparedText = ({ featureCaption, html, lexical, mobiledoc }: GhostPost): string[] => [
  html || lexical || mobiledoc,
  featureCaption,
]

/**
 * The text of a post in the forms of this site, whose addresses are still those of Ghost. The HTML comes first, because
 * it is what visitors saw; a draft may have only the data of an editor. A caption of the feature image is its first line:
 * this site shows the picture above the text. Undefined for a text with too much markup.
 */
export function postText(post: GhostPost): PostText | undefined {
  const { featureCaption, featureImage, html, lexical, mobiledoc } = post
  const dropped = new Set<string>()
  const onDropped = (what: string) => void dropped.add(what)
  const written = html || (lexicalHtml(lexical, onDropped) ?? mobiledocHtml(mobiledoc, onDropped) ?? '')
  if (isBeyondBounds(written) || isBeyondBounds(featureCaption)) return undefined
  const text = renderedHtml(written, onDropped)
  const caption = featureImage === '' ? '' : renderedHtml(featureCaption, onDropped)
  const isShown = caption !== '' && quickTextOfHtml(caption) !== ''
  return { html: isShown ? `<p><small>${caption}</small></p>${text}` : text, dropped: [...dropped] }
}
