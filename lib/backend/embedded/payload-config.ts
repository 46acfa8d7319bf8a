import path from 'node:path'
import { en } from '@payloadcms/translations/languages/en'
import { vi } from '@payloadcms/translations/languages/vi'
import { zh } from '@payloadcms/translations/languages/zh'
import { buildConfig, deepMergeSimple, traverseFields, type SanitizedConfig } from 'payload'
import { extractID } from 'payload/shared'
import { isMailSet } from '@/lib/consultation/mail/transport'
import { settings } from '@/lib/operations/settings'
import { secrets } from '@/lib/operations/settings/secrets'
import { accounts } from './collections/accounts'
import { activities } from './collections/activities'
import { formerAddresses } from './collections/former-addresses'
import { indexNotices } from './collections/index-notices'
import { articles } from './collections/articles'
import { attachments } from './collections/attachments'
import { avatars } from './collections/avatars'
import { commentReports } from './collections/comment-reports'
import { consultationRequests } from './collections/consultation-requests'
import { documents } from './collections/documents'
import { ecosystems } from './collections/ecosystems'
import { interactedArticles } from './collections/interacted-articles'
import { legalTexts } from './collections/legal-texts'
import { mails } from './collections/mails'
import { media } from './collections/media'
import { members } from './collections/members'
import { redirects } from './collections/redirects'
import { sitePages } from './collections/site-pages'
import { staff } from './collections/staff'
import { topics } from './collections/topics'
import { videos } from './collections/videos'
import { websiteViews } from './collections/website-views'
import { articleEditor } from './articles/editor'
import { abbreviations } from './globals/abbreviations'
import { consultationSettings } from './globals/consultation-settings'
import { moderation } from './globals/moderation'
import { siteRecordGlobal } from './globals/site-record/site-record'
import { staffSecurity } from './globals/staff-security'
import { refuseUnreadable } from './hooks/refuse-unreadable'
import { label, studioTexts, type StudioKey } from './labels'
import { momentFormat } from './fields/local-time'
import { libraryLog } from './library-log'
import { handbookEndpoints } from './handbook/images'
import { personalDataEndpoints } from './personal-data/endpoints'
import { globalWithImageUses, withImageUses } from './image-uses/with-image-uses'
import { imageFolders } from './collections/folders'
import { postgres } from './database/postgres'
import { sqlite } from './database/sqlite'
import { fixedTexts } from './translations/fixed-english'
import { vietnamese } from './translations/vietnamese'
import { answerLocked, answerRejected, nameFields, reportOutage } from './studio-api/answer-errors'
import { withUnsaved } from './fields/unsaved'
import { globalWithNfc, withNfc } from './hooks/with-nfc'
import { globalWithRevision, withRevision } from './hooks/with-revision'
import { nameOfStaff } from './staff/staff-name'
import { gateSessions } from './staff/second-factor/session-gate'
import { globalWithActivities, withActivities } from './staff/log-activity'

const longestText = 500_000

const { DATABASE_URL, SITE_URL } = settings()

const migrations = (kind: 'sqlite' | 'postgres') =>
  path.resolve(/* turbopackIgnore: true */ 'lib/backend/embedded/migrations', kind)

const database = DATABASE_URL ? postgres(DATABASE_URL, migrations('postgres')) : sqlite(migrations('sqlite'))

/** A page of the studio. Titles are fixed in the config: they are in the site's first language. */
const view = (component: string, path: `/${string}`, title: StudioKey) => ({
  Component: `@/app/(studio)/${component}`,
  path,
  meta: { title: label(title).vi },
})

const config = buildConfig({
  secret: secrets().siteSecret,
  serverURL: '',
  csrf: [SITE_URL],
  routes: { admin: '/admin', api: '/admin/api' },
  graphQL: { disable: true },
  telemetry: false,
  // A decree pasted from Word is far longer than Payload's default of 40,000 characters.
  defaultMaxTextLength: longestText,
  logger: libraryLog,
  hooks: { afterError: [reportOutage, answerRejected, answerLocked, nameFields] },
  onInit: gateSessions,
  db: database,
  editor: articleEditor,
  i18n: {
    supportedLanguages: { vi, en, zh },
    fallbackLanguage: 'vi',
  },
  admin: {
    user: staff.slug,
    meta: { titleSuffix: ' · ILC', icons: [{ rel: 'icon', type: 'image/png', url: '/icons/icon-192.png' }] },
    avatar: 'default',
    components: {
      providers: [
        '@/app/(studio)/local-time/time-zone#TimeZone',
        { path: '@/app/(studio)/fixed-english#FixedEnglish', clientProps: { texts: fixedTexts } },
      ],
      graphics: {
        Icon: '@/app/(studio)/graphics/studio-logo#StudioIcon',
        Logo: '@/app/(studio)/graphics/studio-logo#StudioLogo',
      },
      beforeDashboard: [
        '@/app/(studio)/dashboard/waiting#Waiting',
        '@/app/(studio)/dashboard/holidays-end#HolidaysEnd',
        '@/app/(studio)/dashboard/backups#Backups',
      ],
      afterDashboard: [
        '@/app/(studio)/dashboard/readership#Readership',
        '@/app/(studio)/dashboard/broken-links#BrokenLinks',
        '@/app/(studio)/dashboard/citations-to-check#CitationsToCheck',
      ],
      afterNavLinks: ['@/app/(studio)/menu-links#PersonalDataLink', '@/app/(studio)/menu-links#HandbookLink'],
      logout: { Button: '@/app/(studio)/sign-out#SignOutLink' },
      views: {
        logout: { Component: '@/app/(studio)/sign-out-page#SignOutPage', path: '/logout' },
        login: { Component: '@/app/(studio)/second-factor/login#Login', path: '/login' },
        secondFactor: view('second-factor/view#SecondFactor', '/second-factor', 'secondFactor'),
        handbook: view('handbook/handbook#Handbook', '/handbook', 'handbook'),
        missingAddresses: view(
          'redirects/missing-addresses#MissingAddresses',
          '/missing-addresses',
          'missingAddresses',
        ),
        personalData: view('personal-data#PersonalData', '/personal-data', 'personalData'),
        ...(!isMailSet() && { forgot: view('forgot-password#ForgotPassword', '/forgot', 'forgotTitle') }),
      },
    },
    dateFormat: momentFormat,
    importMap: {
      baseDir: path.resolve(/* turbopackIgnore: true */ '.'),
      importMapFile: path.resolve('app/(studio)/admin/importMap.js'),
    },
  },
  collections: [
    ...[
      ...[
        media,
        ...[articles, documents, members, ecosystems, videos, sitePages].map(withImageUses),
        legalTexts,
        topics,
      ].map(withRevision),
      interactedArticles,
      accounts,
      commentReports,
      avatars,
      consultationRequests,
      mails,
      attachments,
      withRevision(redirects),
      websiteViews,
      formerAddresses,
      indexNotices,
      staff,
    ].map(withActivities),
    activities,
  ]
    .map(withUnsaved)
    .map(withNfc),
  folders: imageFolders,
  globals: [globalWithImageUses(siteRecordGlobal), abbreviations, moderation, consultationSettings, staffSecurity]
    .map(globalWithRevision)
    .map(globalWithActivities)
    .map(withUnsaved)
    .map(globalWithNfc),
  endpoints: [...personalDataEndpoints, ...handbookEndpoints],
  // Only by `npm run studio:types`: a source file that changes while sites start makes each of them build again.
  typescript: { outputFile: path.resolve('lib/backend/embedded/payload-types.ts'), autoGenerate: false },
})

/** Only a finished config has the folder of an image, with an English name. */
function nameFolders({ collections }: SanitizedConfig): void {
  for (const { fields, flattenedFields } of collections)
    for (const field of [...fields, ...flattenedFields])
      if ('name' in field && field.name === 'folder') field.label = label('imageFolder')
}

/** Texts that the site derives are longer than what they are derived from, which has the limit. */
function unlimitHidden({ collections, globals }: SanitizedConfig): void {
  for (const { fields } of [...collections, ...globals])
    traverseFields({
      fields,
      fillEmpty: false,
      callback: ({ field }) => {
        if ((field.type === 'text' || field.type === 'textarea') && field.admin?.hidden)
          field.maxLength ??= Number.MAX_SAFE_INTEGER
      },
    })
}

/** Only a finished config has the collections of Payload's own. */
function guardFilters({ collections }: SanitizedConfig): void {
  for (const { hooks } of collections) hooks.beforeOperation = [refuseUnreadable, ...(hooks.beforeOperation ?? [])]
}

/** Payload names who holds a record by an email that only administrators may read, and by a number to others. */
function nameEditors({ collections }: SanitizedConfig): void {
  for (const { slug, hooks } of collections)
    if (slug === 'payload-locked-documents')
      hooks.afterRead = [
        async ({ doc, req }) => {
          const value = { id: extractID(doc.user.value), email: await nameOfStaff(req.payload, doc.user.value) }
          return { ...doc, user: { ...doc.user, value } }
        },
      ]
}

/** Payload's drawers of the editor speak of changes also where something is inserted. */
const forInsertsToo = Object.fromEntries(
  Object.entries(studioTexts).map(([language, { studio }]) => [
    language,
    { fields: { saveChanges: studio.done }, lexical: { blocks: { inlineBlocks: { edit: '{{label}}' } } } },
  ]),
)

/** Only a finished config has the texts of the editor, which would take precedence. */
function inVietnamese(finished: SanitizedConfig): SanitizedConfig {
  nameFolders(finished)
  guardFilters(finished)
  nameEditors(finished)
  unlimitHidden(finished)
  const { i18n } = finished
  const texts = { ...studioTexts, vi: { ...vietnamese, ...studioTexts.vi } }
  const translations = deepMergeSimple(deepMergeSimple(i18n.translations, texts), forInsertsToo)
  return { ...finished, i18n: { ...i18n, translations } }
}

export default config.then(inVietnamese)
