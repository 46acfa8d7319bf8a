import type { Random } from './seeded-random'
import { made, oddNumber, oddText, oddValue } from './values'

/** The studio's collections, and odd queries and data for them. */

/** Collections with fields of each kind that staff can send. */
const collections = {
  articles: [
    'title',
    'summary',
    'format',
    'body',
    'html',
    'authors',
    'slug',
    'type',
    'language',
    'translationOf',
    'translationKey',
    'originalChangedAt',
    'previewImage',
    'createDate',
    'views',
    'meta',
    '_status',
    'id',
    'createdAt',
    'updatedAt',
    'deletedAt',
    'revision',
    'reviewAsked',
    'reviewReturned',
    'reviewNotes',
    'publishAt',
    'unpublishAt',
  ],
  members: [
    'fullName',
    'gmail',
    'posts',
    'memberDetails',
    'en',
    'zh',
    'mainProfile',
    'translationKey',
    'slug',
    'language',
    'photo',
    'isShow',
    'isHidden',
    '_order',
    'deletedAt',
    'revision',
  ],
  documents: ['title', 'filename', 'mimeType', 'filesize', 'thumbnail', 'deletedAt', 'revision'],
  ecosystems: ['name', 'logo', 'url', 'type', 'isHidden', '_order', 'language'],
  videos: ['title', 'url', 'language', 'date', 'isShow', 'isHidden', '_order'],
  'legal-texts': [
    'number',
    'kind',
    'title',
    'issuer',
    'issued',
    'replacedBy',
    'address',
    'keys',
    'deletedAt',
    'revision',
  ],
  media: [
    'alt',
    'formerNames',
    'filename',
    'width',
    'focalX',
    'words',
    'usedIn',
    'folder',
    'url',
    'deletedAt',
    'revision',
  ],
  folders: ['name', 'folder', 'documentsAndFolders'],
  activities: ['who', 'what', 'area', 'record'],
  avatars: ['filename', 'alt'],
  attachments: ['name', 'key', 'filename', 'size'],
  'interacted-articles': [
    'value',
    'type',
    'state',
    'article',
    'account',
    'editedAt',
    'createdAt',
    'onceKey',
    'fromInstitute',
  ],
  accounts: ['fullName', 'blocked', 'avatar', 'uid'],
  'comment-reports': ['comment', 'account', 'reason'],
  'consultation-requests': ['status', 'assignee', 'notes', 'history', 'revision', 'consultDate', 'mails', 'file'],
  mails: ['state', 'to', 'nextAttemptAt', 'request', 'attempts', 'sentAt'],
  'former-addresses': ['kind', 'slug', 'article', 'legalText'],
  'index-notices': ['path', 'state', 'seenAt'],
  redirects: ['from', 'to', 'active', 'note', 'hits', 'lastUsed', 'revision'],
  'website-views': ['day', 'count'],
  staff: [
    'email',
    'password',
    'currentPassword',
    'fullName',
    'roles',
    'sessions',
    'lockUntil',
    'loginAttempts',
    'enableAPIKey',
  ],
  'payload-locked-documents': ['document', 'globalSlug', 'user', 'updatedAt'],
  'payload-preferences': ['key', 'value', 'user'],
  'payload-migrations': ['name', 'batch'],
  'payload-jobs': ['input', 'queue'],
  'payload-kv': ['key', 'data'],
} as const satisfies Record<string, readonly [string, ...string[]]>

type Slug = keyof typeof collections

const slugs = Object.keys(collections) as [Slug, ...Slug[]]

/** Articles are the largest, and most of what staff write. */
export const oddCollection = (random: Random) => (random.chance(0.4) ? 'articles' : random.pick(slugs))

/** An id of a row, or what only stands in its place. */
export const oddId = (random: Random) =>
  random.chance(0.6) ? String(random.whole(1, 40)) : encodeURIComponent(oddText(random).toWellFormed()) || '0'

const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'like',
  'contains',
  'greater_than',
  'less_than_equal',
  'near',
  'within',
  'intersects',
  'x',
] as const

const encoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed())

/** A query as the studio's pages build it, with odd values. */
export function oddQuery(random: Random, slug: Slug): string {
  const field = () =>
    random.pick(
      random.chance(0.7)
        ? (collections[slug] as readonly [string, ...string[]])
        : [
            'id',
            'createdAt',
            'version.title',
            'parent',
            'title.x',
            'a-b',
            'document.value',
            'user.relationTo',
            'mails.to',
            '',
            'previewImage.filename',
          ],
    )
  const value = () => encoded(random.chance(0.7) ? oddText(random) : oddNumber(random))
  const parameter = () =>
    made<string>(random, [
      () => `where[${field()}][${random.pick(operators)}]=${value()}`,
      () => `where[${field()}][${random.pick(operators)}]=${value()}`,
      () => `where[${field()}][in][]=${value()}&where[${field()}][in][]=${value()}`,
      () => `where[or][0][and][0][${field()}][${random.pick(operators)}]=${value()}`,
      () => `where[or][${field()}]=${value()}`,
      () => `where[and]=${value()}`,
      () => `where=${encoded(oddValue(random))}`,
      () => `where[${field()}]=${value()}`,
      () => `where${'[or][0]'.repeat(random.pick([3, 40]))}[${field()}][equals]=1`,
      () => `sort=${random.pick(['-', ''])}${field()}`,
      () => `sort[${field()}]=${value()}`,
      () => `select[${field()}]=${random.pick(['true', 'false', value()])}`,
      () => `select=${value()}`,
      () => `populate[${random.pick(slugs)}][${field()}]=${value()}`,
      () => `populate=${value()}`,
      () => `joins[${field()}][limit]=${value()}`,
      () => `joins[mails][where][to][equals]=${value()}`,
      () => `joins=${value()}`,
      () => `depth=${value()}`,
      () => `limit=${value()}`,
      () => `page=${value()}`,
      () => `draft=${value()}`,
      () => `trash=${value()}`,
      () => `pagination=false`,
      () => `locale=${value()}&fallback-locale=${value()}`,
      () => `data=${value()}`,
      () => `autosave=true&draft=true`,
      () => `publishSpecificLocale=${value()}`,
      () => `${value()}=${value()}`,
    ])
  return Array.from({ length: random.whole(0, 3) }, parameter).join('&')
}

/** A path with its query, if there is one. */
export const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)

/** Data with a few odd values among plain ones. */
export function oddData(random: Random, slug: Slug): Record<string, unknown> {
  const plain =
    slug === 'articles' && random.chance(0.6)
      ? {
          title: 'Fuzz',
          summary: 'x',
          html: '<p>x</p>',
          format: 'HTML',
          type: 'NEWS',
          language: 'vi',
          slug: `fuzz-${random.whole(1, 1e6)}`,
        }
      : {}
  const names = collections[slug] as readonly [string, ...string[]]
  const odd = Array.from({ length: random.whole(1, 3) }, () => [random.pick(names), oddValue(random)])
  return {
    ...plain,
    ...(random.chance(0.4) && { _status: random.pick(['draft', 'published']) }),
    ...Object.fromEntries(odd),
  }
}
