import type { CollectionBeforeChangeHook, CollectionConfig, Tab } from 'payload'
import { tags } from '@/lib/backend/tags'
import { languages } from '@/lib/domain/languages'
import { accessTo } from '../access'
import { articleEditor } from '../articles/editor'
import { articleStatus } from '../fields/article-status'
import { localTime } from '../fields/local-time'
import { recordTitle } from '../fields/record-title'
import { sourceHash } from '../fields/technical'
import { invalidating } from '../hooks/invalidate'
import { label } from '../labels'
import { inMenuOf } from '../menu'
import type { SitePage } from '../payload-types'

/** The day of the publication is the version of the page: requests store that of the privacy page. */
const notePublication: CollectionBeforeChangeHook<SitePage> = ({ data, req }) =>
  req.user && data._status === 'published' ? { ...data, publishedAt: new Date().toISOString() } : data

const tab = (language: (typeof languages)[number]): Tab => ({
  name: language,
  label: label(language),
  fields: [
    { name: 'title', type: 'text', label: label('title'), required: true, maxLength: 120 },
    { name: 'summary', type: 'textarea', label: label('summary'), required: true, maxLength: 300 },
    { name: 'body', type: 'richText', label: label('body'), editor: articleEditor, required: true },
  ],
})

/** The pages about the institute and its rules: one record a page, in all languages, so that it has one day. */
export const sitePages: CollectionConfig<'site-pages'> = {
  slug: 'site-pages',
  labels: { singular: label('sitePage'), plural: label('sitePages') },
  admin: {
    ...inMenuOf('site-pages'),
    useAsTitle: 'slug',
    defaultColumns: ['vi.title', 'slug', '_status', 'publishedAt'],
    description: label('sitePagesHelp'),
    components: recordTitle('vi.title'),
  },
  access: accessTo('site-pages'),
  versions: { drafts: true, maxPerDoc: 30 },
  defaultSort: 'id',
  disableDuplicate: true,
  hooks: { beforeChange: [notePublication], ...invalidating(tags.sitePages) },
  fields: [
    { type: 'tabs', tabs: languages.map(tab) },
    {
      name: 'slug',
      type: 'text',
      label: label('slug'),
      required: true,
      unique: true,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'publishedAt',
      type: 'date',
      label: label('sitePagePublishedAt'),
      admin: { ...localTime, position: 'sidebar', readOnly: true, description: label('sitePagePublishedAtHelp') },
    },
    sourceHash,
    articleStatus,
  ],
}
