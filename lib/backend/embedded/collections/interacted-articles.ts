import type { CollectionConfig, CollectionBeforeOperationHook, CollectionBeforeChangeHook } from 'payload'
import { commentStates } from '@/lib/domain/comment-states'
import { interactionTypes } from '@/lib/domain/codes'
import { technical } from '../fields/technical'
import { accessTo, shown, shownAside, untouched } from '../access'
import { answerComment } from '../comments/answer-comment'
import { localTime } from '../fields/local-time'
import { deleteWith } from '../hooks/delete-with'
import { lockRow } from '../hooks/lock-row'
import { noteDeletedImport } from '../import/deleted-interactions'
import { invalidateInteractions } from '../comments/invalidate-interactions'
import { label, options } from '../labels'
import { inMenuOf } from '../menu'
import { keepCommentWords, searchComments } from '../search/comment-words'
import { foldedTextField } from '../search/folded-text'
import { studioPart } from '../fields/studio-part'
import { conflict } from '../database/conflict'

/**
 * Clears the open reports of a comment once staff have decided on it. Staff cannot set or unset REMOVED, which is the
 * writer's own decision: a removed comment has no content left to show, and any other comment still has all of it.
 */
const followState: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user || !data.state) return data
  if ((data.state === 'REMOVED') !== (originalDoc?.state === 'REMOVED')) return { ...data, state: originalDoc?.state }
  return data.state !== originalDoc?.state || data.state === 'SHOWN' ? { ...data, openReports: 0 } : data
}

const time = (date: unknown) => (typeof date === 'string' && date ? Date.parse(date) : 0)

/** 409 if the comment was edited after staff opened its form: they would decide on a text they have not seen. */
const refuseStale: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user || !('id' in args) || !('data' in args) || !('editedAt' in args.data)) return
  const { editedAt } = await req.payload.findByID({
    collection: 'interacted-articles',
    id: args.id as number,
    depth: 0,
    req,
  })
  if (time(editedAt) !== time(args.data.editedAt)) throw conflict(req, 'commentChanged')
}

/** A comment or a rating (spec 3). Staff decide whether it is shown, and answer as the institute. */
export const interactedArticles: CollectionConfig<'interacted-articles'> = {
  slug: 'interacted-articles',
  labels: { singular: label('interaction'), plural: label('interactions') },
  admin: {
    ...inMenuOf('interacted-articles'),
    useAsTitle: 'value',
    defaultColumns: ['value', 'state', 'openReports', 'type', 'fullName', 'article', 'createdAt'],
    listSearchableFields: [foldedTextField],
    components: { beforeListTable: ['@/app/(studio)/comments/moderation-queues#ModerationQueues'] },
  },
  access: accessTo('interacted-articles'),
  endpoints: [{ path: '/:id/answer', method: 'post', handler: answerComment }],
  indexes: [{ fields: ['article', 'type', 'state'] }],
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [lockRow, refuseStale, searchComments],
    beforeChange: [followState, keepCommentWords],
    beforeDelete: [deleteWith('comment-reports', 'comment'), deleteWith('interacted-articles', 'replyTo')],
    ...invalidateInteractions,
    afterDelete: [noteDeletedImport, ...invalidateInteractions.afterDelete],
  },
  fields: [
    studioPart('decision', 'comments/comment-decision#CommentDecision'),
    {
      name: 'state',
      type: 'select',
      label: label('status'),
      options: options(commentStates, {
        SHOWN: 'stateShown',
        HELD: 'stateHeld',
        HIDDEN: 'stateHidden',
        SPAM: 'stateSpam',
        REMOVED: 'stateRemoved',
      }),
      required: true,
      defaultValue: 'SHOWN',
      index: true,
      admin: { position: 'sidebar', description: label('stateHelp') },
    },
    {
      name: 'openReports',
      type: 'number',
      label: label('openReports'),
      defaultValue: 0,
      required: true,
      index: true,
      access: untouched,
      admin: { ...shownAside.admin, components: { Cell: '@/app/(studio)/comments/reports-cell#ReportsCell' } },
    },
    {
      name: 'fromInstitute',
      type: 'checkbox',
      label: label('fromInstitute'),
      defaultValue: false,
      access: untouched,
      admin: {
        position: 'sidebar',
        readOnly: true,
        disableBulkEdit: true,
        condition: ({ fromInstitute }) => Boolean(fromInstitute),
      },
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      label: label('account'),
      index: true,
      ...shownAside,
    },
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'articles',
      label: label('article'),
      required: true,
      index: true,
      ...shown,
    },
    {
      name: 'type',
      type: 'select',
      label: label('type'),
      options: options(interactionTypes, { COMMENT: 'COMMENT', RATE: 'RATE' }),
      required: true,
      ...shown,
    },
    // Texts are found by the search box, which has an index.
    {
      name: 'value',
      type: 'textarea',
      label: label('value'),
      access: untouched,
      admin: { readOnly: true, disableListFilter: true },
    },
    { name: foldedTextField, type: 'text', label: label('value'), access: untouched, admin: technical },
    {
      name: 'replyTo',
      type: 'relationship',
      relationTo: 'interacted-articles',
      label: label('replyTo'),
      index: true,
      ...shown,
    },
    {
      name: 'reports',
      type: 'join',
      collection: 'comment-reports',
      on: 'comment',
      label: label('reports'),
      admin: { allowCreate: false, defaultColumns: ['reason', 'note', 'createdAt'] },
    },
    { name: 'userName', type: 'text', label: label('email'), index: true, ...shown },
    { name: 'fullName', type: 'text', label: label('fullName'), ...shown },
    { name: 'avatar', type: 'text', access: untouched, admin: technical },
    {
      name: 'editedAt',
      type: 'date',
      label: label('editedAt'),
      access: untouched,
      admin: { ...localTime, readOnly: true },
    },
    // Idempotency key. Unique: one rating per person and article, and no duplicate comments.
    { name: 'onceKey', type: 'text', unique: true, access: untouched, admin: technical },
  ],
}
