import type { CollectionConfig, SingleRelationshipField } from 'payload'
import { checkLinksEndpoint } from '../links/endpoint'
import { articleTypes } from '@/lib/domain/sections'
import { maxTopics } from '@/lib/domain/topics'
import { languageField } from '../fields/language-field'
import { sourceHash, technical } from '../fields/technical'
import { articleAccess } from '../access'
import { restoreVersionEndpoint } from '../articles/article-versions'
import { articleContextEndpoint } from '../articles/article-context'
import { translateEndpoint, translationDoneEndpoint } from '../articles/translate'
import { previewEndpoints } from '../articles/preview-endpoints'
import { articleStatus } from '../fields/article-status'
import { offerFields } from '../fields/offer'
import { localTime } from '../fields/local-time'
import { publicationPlan } from '../fields/publication-plan'
import { livePreview, previewPanel } from '../fields/preview'
import { review } from '../fields/review'
import { savedBy } from '../fields/saved-by'
import { slugField } from '../fields/slug'
import { translationPane, translationState } from '../fields/translation-state'
import { searchAdvice, seoFields } from '../fields/seo'
import { label, options } from '../labels'
import { inMenuOf } from '../menu'
import { articleEditor } from '../articles/editor'
import { articleHooks } from '../articles/save'

const articleFormats = ['EDITOR', 'HTML'] as const

/** A choice from before stays, also where the article's language is changed or an import has named another. */
const memberToChoose = {
  type: 'relationship',
  relationTo: 'members',
  filterOptions: ({ data }) => (data.language ? { language: { equals: data.language } } : true),
  validate: () => true as const,
} satisfies Partial<SingleRelationshipField>

/** Article (spec 3). Hidden columns are computed on every save. */
export const articles: CollectionConfig<'articles'> = {
  slug: 'articles',
  labels: { singular: label('article'), plural: label('articles') },
  admin: {
    ...inMenuOf('articles'),
    useAsTitle: 'title',
    defaultColumns: [
      'title',
      'type',
      'language',
      '_status',
      'createDate',
      'originalChangedAt',
      'publishAt',
      'unpublishAt',
    ],
    livePreview,
    listSearchableFields: ['title', 'slug', 'translationKey'],
    // Otherwise the list reads whole texts.
    enableListViewSelectAPI: true,
    components: {
      beforeListTable: ['@/app/(studio)/planning/article-queues#ArticleQueues'],
      edit: {
        PublishButton: '@/app/(studio)/publish-button#PublishButton',
        SaveDraftButton: '@/app/(studio)/planning/save-draft-button#SaveDraftButton',
      },
    },
  },
  trash: true,
  access: articleAccess(),
  endpoints: [
    articleContextEndpoint,
    translateEndpoint,
    translationDoneEndpoint,
    ...previewEndpoints,
    checkLinksEndpoint,
    restoreVersionEndpoint,
  ],
  versions: { drafts: true, maxPerDoc: 30 },
  defaultSort: '-updatedAt',
  // Sort orders of the lists. The last three indexes are covering ones for title searches.
  indexes: [
    { fields: ['_status', 'language', 'type', 'createDate'] },
    { fields: ['_status', 'type', 'createDate'] },
    { fields: ['_status', 'language', 'createDate', 'titleMatch'] },
    { fields: ['_status', 'createDate', 'titleMatch'] },
    { fields: ['_status', 'language', 'createDate', 'titleFolded'] },
  ],
  hooks: articleHooks,
  fields: [
    translationPane,
    { name: 'title', type: 'text', label: label('title'), required: true, maxLength: 300 },
    { name: 'summary', type: 'textarea', label: label('summary'), required: true },
    offerFields,
    searchAdvice,
    seoFields,
    {
      name: 'format',
      type: 'radio',
      label: label('format'),
      options: options(articleFormats, { EDITOR: 'formatEditor', HTML: 'formatHtml' }),
      defaultValue: 'EDITOR',
      required: true,
      admin: { description: label('formatHelp') },
    },
    {
      name: 'body',
      type: 'richText',
      label: label('body'),
      editor: articleEditor,
      admin: { condition: (_, siblings) => siblings.format === 'EDITOR' },
    },
    {
      name: 'html',
      type: 'textarea',
      label: label('html'),
      admin: { rows: 24, description: label('htmlHelp'), condition: (_, siblings) => siblings.format === 'HTML' },
    },
    {
      name: 'authors',
      type: 'array',
      label: label('authors'),
      labels: { singular: label('author'), plural: label('authors') },
      admin: { description: label('authorsHelp') },
      fields: [
        { name: 'name', type: 'text', label: label('fullName'), required: true },
        { ...memberToChoose, name: 'member', label: label('member') },
      ],
    },
    { ...memberToChoose, name: 'reviewer', label: label('reviewer'), admin: { description: label('reviewerHelp') } },
    { name: 'titleMatch', type: 'text', admin: technical },
    { name: 'titleFolded', type: 'text', admin: technical },
    { name: 'words', type: 'textarea', admin: technical },
    previewPanel,
    slugField(({ title }) => title, { isNumbered: true }),
    {
      name: 'type',
      type: 'select',
      label: label('type'),
      options: articleTypes.map((value) => ({ value, label: label(value) })),
      required: true,
      defaultValue: 'NEWS',
      admin: { position: 'sidebar' },
    },
    languageField({ required: true, defaultValue: 'vi', admin: { position: 'sidebar' } }),
    {
      name: 'translationOf',
      type: 'relationship',
      relationTo: 'articles',
      label: label('translationOf'),
      hooks: { beforeDuplicate: [() => null] },
      admin: { position: 'sidebar', description: label('translationOfHelp') },
      filterOptions: ({ data }) => (data.language ? { language: { not_equals: data.language } } : true),
    },
    {
      name: 'translationKey',
      type: 'text',
      label: label('translationKey'),
      index: true,
      hooks: { beforeDuplicate: [() => null] },
      admin: { position: 'sidebar', readOnly: true },
    },
    ...translationState,
    {
      name: 'topics',
      type: 'relationship',
      relationTo: 'topics',
      hasMany: true,
      maxRows: maxTopics,
      label: label('topics'),
      admin: { position: 'sidebar', allowCreate: false, description: label('articleTopicsHelp', { most: maxTopics }) },
    },
    {
      name: 'previewImage',
      type: 'upload',
      relationTo: 'media',
      label: label('previewImage'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'createDate',
      type: 'date',
      label: label('createDate'),
      hooks: { beforeDuplicate: [() => null] },
      admin: { ...localTime, position: 'sidebar', description: label('createDateHelp') },
    },
    {
      name: 'views',
      type: 'number',
      label: label('views'),
      defaultValue: 0,
      min: 0,
      required: true,
      admin: { position: 'sidebar', readOnly: true },
    },
    ...publicationPlan,
    ...review,
    savedBy,
    sourceHash,
    articleStatus,
  ],
}
