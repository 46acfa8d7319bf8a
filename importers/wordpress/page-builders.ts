import { escapeHtml } from '@/lib/domain/text'
import { figure, isImage, player, type MediaOfPost } from './media'
import type { Shortcode } from './shortcodes'

/** WPBakery, Divi, Avada, Enfold, UX Builder, Shortcodes Ultimate: what they hold and show stays, their layout goes. */

const ofBuilder = /^(?:vc|et_pb|fusion|av|ux|su)_/

/** Names that builders and themes have without a prefix. They are words of everyday language too. */
const words = new Set(
  'section row row_inner row_inner_1 row_inner_2 col col_inner col_inner_1 col_inner_2 col_grid column columns title button accordion accordion-item tabgroup tabgroup_vertical tabs tab text_box featured_box message_box page_header testimonial team_member lightbox toggle spoiler one_half one_half_last one_third one_third_last two_third two_third_last one_fourth one_fourth_last three_fourth three_fourth_last dropcap highlight quote blockquote pullquote'.split(
    ' ',
  ),
)

/** Codes of which WordPress makes all that they show: forms, lists of posts, tables of contents, sliders. */
const filled =
  /^(?:contact-form(?:-7)?|wpforms|gravityforms?|ninja_forms?|formidable|fluentform|forminator_form|mc4wp_form|caldera_form|toc|ez-toc|lwptoc|rank_math_\w+|wpseo_breadcrumb|rev_slider(?:_vc)?|layerslider|metaslider|smartslider3|recent[_-]posts|blog_posts|display-posts|related_posts\w*|product_categor(?:y|ies)|woocommerce_\w+|elementor-template|gap|divider|ux_(?:products?\w*|portfolio|sidebar|menu\w*|html_menu|pages|instagram_feed)|vc_(?:basic_grid|masonry_\w+|posts_\w+|recent_posts|widget_sidebar|wp_\w+|raw_js|facebook|tweetmeme|pinterest|empty_space|separator)|et_pb_(?:blog|portfolio|filterable_portfolio|sidebar|search|shop|comments|contact_f\w+|signup|login|post_\w+|divider)|fusion_(?:blog|recent_posts|portfolio|form\w*|widget\w*|login|search|separator)|av_(?:hr|blog|postslider|contact\w*|sidebar)|su_(?:spacer|divider|posts|menu|siblings))$/

const blank = /^(?:gap|divider|(?:vc|et_pb|fusion|av|su)_(?:empty_space|separator|divider|hr|spacer))$/

const isInline = (name: string) => /(?:^|_)(?:dropcap|highlight|label|tooltip|abbr|icon)$/.test(name)
const isQuotation = (name: string) => /(?:^|_)(?:quote|blockquote|pullquote|testimonial)$/.test(name)
const isButton = (name: string) => /(?:^|_)(?:button|btn)$/.test(name)
const isHeading = (name: string) => /(?:^|_)(?:heading|title)$/.test(name)
const isVideoAddress = (name: string) => /video|youtube|vimeo/.test(name)
const showsImages = (name: string) => /image|img|gallery|banner|logo|carousel/.test(name)

const imageKeys = ['image', 'images', 'img', 'bg', 'bg_image', 'background_image', 'custom_src', 'src', 'photo']
const imageNumbers = ['id', 'ids', 'gallery_ids', 'include', 'image_ids']
const videoKeys = ['video_mp4', 'mp4', 'video_webm', 'video_url']
const headingKeys = ['name', 'heading', 'title', 'text']
const lineKeys = ['sub_text', 'subtitle', 'subheading', 'sub_title', 'sub_heading', 'position', 'company', 'author']
const linkKeys = ['link', 'url', 'button_url', 'href', 'link_url']

/** What WPBakery and Divi write for signs that would end a code. */
const ofBakery: [string, string][] = [
  ['``', '"'],
  ['`{`', '['],
  ['`}`', ']'],
]
const ofDivi: [string, string][] = [
  ['%22', '"'],
  ['%91', '['],
  ['%93', ']'],
]

function decoded(name: string, text: string): string {
  const signs: readonly [string, string][] = name.startsWith('et_pb_') ? ofDivi : ofBakery
  return signs.reduce((all, [written, sign]) => all.replaceAll(written, sign), text).trim()
}

const valuesOf = ({ name, named }: Shortcode, keys: readonly string[]): string[] =>
  keys.map((key) => decoded(name, named.get(key) ?? '')).filter(Boolean)

const valueOf = (code: Shortcode, keys: readonly string[]): string => valuesOf(code, keys)[0] ?? ''

/** The address of a link; WPBakery packs it with other values. */
function linkOf(code: Shortcode): string {
  const input = valueOf(code, linkKeys)
  const packed = /^url:([^|]*)/.exec(input)?.[1]
  let address = input
  try {
    if (packed !== undefined) address = decodeURIComponent(packed)
  } catch {
    address = packed ?? ''
  }
  return /^(?:https?:\/\/|\/|#|mailto:|tel:)./i.test(address) ? address : ''
}

function imagesOf(code: Shortcode, files: MediaOfPost): string[] {
  const { content, name, named } = code
  const keys = showsImages(name) ? [...imageKeys, ...imageNumbers] : imageKeys
  const inputs = keys.flatMap((key) => (named.get(key) ?? '').split(/[,\s]+/))
  const background = /background-image:\s*url\(([^)?]+)/.exec(named.get('css') ?? '')?.[1]
  // Avada names the image between the two ends of its code.
  if (showsImages(name)) inputs.push(content?.trim() ?? '')
  const alt = named.get('alt') ?? named.get('image_alt') ?? ''
  return [...new Set([...inputs, background ?? ''])].flatMap((each) => {
    if (/^\d{1,12}$/.test(each)) {
      const file = files.byId(each)
      return file && isImage(file) ? figure({ ...file, alt: alt || file.alt }) : []
    }
    const isAddress = /^(?:https?:)?\/\/?[^\s<>"]+$/.test(each) && isImage({ url: each })
    return isAddress ? `<figure><img src="${escapeHtml(each)}" alt="${escapeHtml(alt)}"></figure>` : []
  })
}

function videosOf(code: Shortcode): string {
  const { content = '', name, named } = code
  const own =
    valueOf(code, isVideoAddress(name) ? [...linkKeys, 'src', ...videoKeys] : videoKeys) ||
    (isVideoAddress(name) && content.trim())
  const id = named.get('id') ?? ''
  if (own && /^https?:\/\/[^\s<>"]+$/.test(own)) return player('video', own)
  if (!isVideoAddress(name) || !/^[\w-]{6,15}$/.test(id)) return ''
  return player('video', name.includes('vimeo') ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`)
}

/** HTML that WPBakery stores in Base64, so that no editor changes it. */
function rawHtml(content: string): string {
  try {
    return decodeURIComponent(Buffer.from(content.trim(), 'base64').toString('latin1'))
  } catch {
    return content
  }
}

const linked = (address: string, html: string): string =>
  address === '' ? html : `<a href="${escapeHtml(address)}">${html || escapeHtml(address)}</a>`

/** Whether a code is one of a builder. A word in brackets is none: it has parameters with names, or an end. */
function isOfBuilder({ bare, content, name, named }: Shortcode): boolean {
  return ofBuilder.test(name) || (words.has(name) && (content !== undefined || (bare.length === 0 && named.size > 0)))
}

export interface BuilderNotes {
  onFilled: (name: string) => void
  onOpened: (name: string) => void
}

function buttonOf(code: Shortcode, content: string, address: string): string {
  const label = valueOf(code, ['button_text', 'text', 'title']) || content.trim()
  return label || address ? `\n\n<p>${linked(address, label)}</p>\n\n` : ''
}

const textOf = (name: string, html: string): string =>
  isQuotation(name) && html.trim() !== '' ? `<blockquote>\n\n${html}\n\n</blockquote>` : html

function boxOf(code: Shortcode, files: MediaOfPost): string {
  const { content = '', name } = code
  const images = imagesOf(code, files)
  const video = videosOf(code)
  const isAddress = /^\s*https?:\/\/[^\s<>"]+\s*$/.test(content) && (video !== '' || images.length > 0)
  const held = isAddress ? '' : content
  const address = video === '' ? linkOf(code) : ''
  if (isButton(name)) return buttonOf(code, held, address)
  const isTitle = isHeading(name) && held.trim() !== '' && !/<(?:h\d|p|div|ul|ol|table|figure)\b/i.test(held)
  const heading = isTitle ? held.trim() : valueOf(code, headingKeys)
  const isLinkBare = address !== '' && heading === ''
  const shown = [
    ...images.map((image, i) =>
      i === 0 && isLinkBare ? image.replace(/<img[^>]*>/, (img) => linked(address, img)) : image,
    ),
    video,
    heading && `<h3>${linked(address, heading)}</h3>`,
    ...valuesOf(code, lineKeys).map((line) => `<p>${line}</p>`),
    isTitle ? '' : textOf(name, held),
    isLinkBare && images.length === 0 ? `<p>${linked(address, '')}</p>` : '',
  ]
  return `\n\n${shown.filter((each) => each !== '').join('\n\n')}\n\n`
}

export function openBuilderCode(code: Shortcode, files: MediaOfPost, notes: BuilderNotes): string | undefined {
  const { content = '', name } = code
  if (filled.test(name) && content.trim() === '') {
    if (!blank.test(name)) notes.onFilled(name)
    return ''
  }
  if (!isOfBuilder(code)) return undefined
  notes.onOpened(name)
  if (name === 'vc_raw_html') return `\n\n${rawHtml(content)}\n\n`
  if (isInline(name)) return content || escapeHtml(valueOf(code, headingKeys))
  return boxOf(code, files)
}
