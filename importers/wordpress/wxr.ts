/** What a WordPress export (WXR) has, as it is written there. */

export interface WxrAuthor {
  id: string
  login: string
  name: string
}

export interface WxrCategory {
  /** The number of its term. */
  id: string
  nicename: string
  /** The nicename of the category above it; empty if there is none. */
  parent: string
  name: string
}

export interface WxrTerm {
  /** The taxonomy: `category`, `post_tag`, `language`, … */
  domain: string
  nicename: string
  name: string
}

export interface WxrComment {
  id: string
  author: string
  email: string
  /** Address of the writer's own site; empty for most. */
  website: string
  date: string
  dateGmt: string
  content: string
  /** `1`, `0` (pending), `spam` or `trash`. */
  approved: string
  /** Empty or `comment` for comments; else `pingback`, `trackback` and what plugins add. */
  type: string
  parent: string
  userId: string
}

/** A post, a page, an attachment, or anything else that WordPress stores as a post. */
export interface WxrItem {
  id: string
  type: string
  status: string
  title: string
  /** The last part of its address, with percent-escapes; empty for most drafts. */
  slug: string
  link: string
  creator: string
  pubDate: string
  date: string
  dateGmt: string
  modified: string
  modifiedGmt: string
  password: string
  parent: string
  /** Whether it stands before all others in lists. */
  isSticky: boolean
  /** Whether nobody may comment on it. */
  isClosed: boolean
  attachmentUrl: string
  excerpt: string
  content: string
  terms: WxrTerm[]
  /** Custom fields and fields of plugins. */
  meta: Map<string, string[]>
  comments: WxrComment[]
}

export interface WxrSite {
  /** Address of the site's front page. */
  link: string
}

export type WxrPart =
  | { kind: 'site'; site: WxrSite }
  | { kind: 'author'; author: WxrAuthor }
  | { kind: 'category'; category: WxrCategory }
  | { kind: 'item'; item: WxrItem }

/** Post types that hold settings, menus, forms and what visitors sent by them, orders, and no text of a page. */
const internalTypes =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_(?!block$)\w+|acf-\w+|wpcf7_\w+|wpforms\w*|elementor_\w+|elementor-\w+|mc4wp-form|shop_\w+|product_variation|flamingo_\w+|vc4?_\w+|scheduled-action|feedback|jp_\w+|polylang_mo|tablepress_table|ml-slide\w*|nf_sub|frm_\w+|amn_\w+|et_\w+|td[bc]_\w+|jet-\w+|um_\w+|wpdiscuz_form|rank_math_\w+|rm_content_editor|oceanwp_library|astra-\w+|mailpoet_page|popup\w*)$/

/** Whether items of a type are settings of WordPress or of a plugin. */
export const isInternal = (type: string): boolean => internalTypes.test(type)

/** The first value of a field of an item. */
export const metaOf = (item: Pick<WxrItem, 'meta'>, name: string): string => item.meta.get(name)?.[0]?.trim() ?? ''
