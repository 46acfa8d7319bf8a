import type { WxrAuthor, WxrCategory, WxrComment, WxrItem } from './wxr'

/** The things of a WordPress export, by the fields that they have there. */

/** The fields of one thing of an export: texts by the names of their elements. */
export type Fields = Map<string, string>

/** A field as it is written; empty where there is none. */
export const textOf = (fields: Fields, name: string): string => fields.get(name) ?? ''

export const toAuthor = (fields: Fields): WxrAuthor => ({
  id: textOf(fields, 'wp:author_id'),
  login: textOf(fields, 'wp:author_login').trim(),
  name:
    textOf(fields, 'wp:author_display_name').trim() ||
    ['first', 'last']
      .map((part) => textOf(fields, `wp:author_${part}_name`).trim())
      .join(' ')
      .trim(),
})

export const toCategory = (fields: Fields): WxrCategory => ({
  id: textOf(fields, 'wp:term_id').trim(),
  nicename: textOf(fields, 'wp:category_nicename').trim(),
  parent: textOf(fields, 'wp:category_parent').trim(),
  name: textOf(fields, 'wp:cat_name').trim(),
})

export const toComment = (fields: Fields): WxrComment => ({
  id: textOf(fields, 'wp:comment_id').trim(),
  author: textOf(fields, 'wp:comment_author').trim(),
  email: textOf(fields, 'wp:comment_author_email').trim(),
  website: textOf(fields, 'wp:comment_author_url').trim(),
  date: textOf(fields, 'wp:comment_date').trim(),
  dateGmt: textOf(fields, 'wp:comment_date_gmt').trim(),
  content: textOf(fields, 'wp:comment_content'),
  approved: textOf(fields, 'wp:comment_approved').trim(),
  type: textOf(fields, 'wp:comment_type').trim(),
  parent: textOf(fields, 'wp:comment_parent').trim(),
  userId: textOf(fields, 'wp:comment_user_id').trim(),
})

export const toItem = (fields: Fields, lists: Pick<WxrItem, 'terms' | 'meta' | 'comments'>): WxrItem => ({
  id: textOf(fields, 'wp:post_id').trim(),
  type: textOf(fields, 'wp:post_type').trim() || 'post',
  status: textOf(fields, 'wp:status').trim(),
  title: textOf(fields, 'title'),
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
