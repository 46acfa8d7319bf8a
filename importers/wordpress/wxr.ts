import type { z } from 'zod'

export type Fields = Map<string, string>

/** What plugins and the editor store as JSON; undefined if it is of another shape, or none. */
export function parsedJson<T extends z.ZodType>(text: string, shape: T): z.infer<T> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const textOf = (fields: Fields, name: string): string => fields.get(name) ?? ''

export const toAuthor = (fields: Fields) => ({
  id: textOf(fields, 'wp:author_id'),
  login: textOf(fields, 'wp:author_login').trim(),
  name:
    textOf(fields, 'wp:author_display_name').trim() ||
    ['first', 'last']
      .map((part) => textOf(fields, `wp:author_${part}_name`).trim())
      .join(' ')
      .trim(),
})

export const toCategory = (fields: Fields) => ({
  id: textOf(fields, 'wp:term_id').trim(),
  nicename: textOf(fields, 'wp:category_nicename').trim(),
  /** The nicename of the category above it; empty if there is none. */
  parent: textOf(fields, 'wp:category_parent').trim(),
  name: textOf(fields, 'wp:cat_name').trim(),
})

export const toComment = (fields: Fields) => ({
  id: textOf(fields, 'wp:comment_id').trim(),
  author: textOf(fields, 'wp:comment_author').trim(),
  email: textOf(fields, 'wp:comment_author_email').trim(),
  website: textOf(fields, 'wp:comment_author_url').trim(),
  date: textOf(fields, 'wp:comment_date').trim(),
  dateGmt: textOf(fields, 'wp:comment_date_gmt').trim(),
  content: textOf(fields, 'wp:comment_content'),
  /** `1`, `0` (pending), `spam` or `trash`. */
  approved: textOf(fields, 'wp:comment_approved').trim(),
  /** Empty or `comment` for comments; else `pingback`, `trackback` and what plugins add. */
  type: textOf(fields, 'wp:comment_type').trim(),
  parent: textOf(fields, 'wp:comment_parent').trim(),
  userId: textOf(fields, 'wp:comment_user_id').trim(),
})

export const toItem = (fields: Fields, lists: WxrLists) => ({
  id: textOf(fields, 'wp:post_id').trim(),
  type: textOf(fields, 'wp:post_type').trim() || 'post',
  status: textOf(fields, 'wp:status').trim(),
  title: textOf(fields, 'title'),
  /** The last part of its address, with percent-escapes; empty for most drafts. */
  slug: textOf(fields, 'wp:post_name').trim(),
  link: textOf(fields, 'link').trim(),
  creator: textOf(fields, 'dc:creator').trim(),
  pubDate: textOf(fields, 'pubDate').trim(),
  date: textOf(fields, 'wp:post_date').trim(),
  dateGmt: textOf(fields, 'wp:post_date_gmt').trim(),
  modified: textOf(fields, 'wp:post_modified').trim(),
  modifiedGmt: textOf(fields, 'wp:post_modified_gmt').trim(),
  password: textOf(fields, 'wp:post_password'),
  parent: textOf(fields, 'wp:post_parent').trim(),
  isSticky: textOf(fields, 'wp:is_sticky').trim() === '1',
  isClosed: textOf(fields, 'wp:comment_status').trim() === 'closed',
  attachmentUrl: textOf(fields, 'wp:attachment_url').trim(),
  excerpt: textOf(fields, 'excerpt:encoded'),
  content: textOf(fields, 'content:encoded'),
  ...lists,
})

export interface WxrLists {
  terms: WxrTerm[]
  meta: Map<string, string[]>
  comments: WxrComment[]
}

export type WxrAuthor = ReturnType<typeof toAuthor>
export type WxrCategory = ReturnType<typeof toCategory>
export type WxrComment = ReturnType<typeof toComment>
export type WxrItem = ReturnType<typeof toItem>

export interface WxrTerm {
  /** The taxonomy: `category`, `post_tag`, `language`, … */
  domain: string
  nicename: string
  name: string
}

export type WxrPart =
  | { kind: 'site'; link: string }
  | { kind: 'author'; author: WxrAuthor }
  | { kind: 'category'; category: WxrCategory }
  | { kind: 'item'; item: WxrItem }

/** Post types that hold settings, menus, forms and what visitors sent by them, orders, and no text of a page. */
const internalTypes =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_(?!block$)\w+|acf-\w+|wpcf7_\w+|wpforms\w*|elementor_\w+|elementor-\w+|mc4wp-form|shop_\w+|product_variation|flamingo_\w+|vc4?_\w+|scheduled-action|feedback|jp_\w+|polylang_mo|tablepress_table|ml-slide\w*|nf_sub|frm_\w+|amn_\w+|et_\w+|td[bc]_\w+|jet-\w+|um_\w+|wpdiscuz_form|rank_math_\w+|rm_content_editor|oceanwp_library|astra-\w+|mailpoet_page|popup\w*)$/

export const isInternal = (type: string): boolean => internalTypes.test(type)

export const metaOf = (item: Pick<WxrItem, 'meta'>, name: string): string => item.meta.get(name)?.[0]?.trim() ?? ''
