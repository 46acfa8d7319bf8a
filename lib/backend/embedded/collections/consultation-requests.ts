import type { CollectionConfig, CollectionBeforeChangeHook } from 'payload'
import { consultationStatuses, type ConsultationStatus } from '@/lib/domain/consultation-status'
import { languageField } from '../fields/language-field'
import { technical } from '../fields/technical'
import { accessTo, shown, shownAside, untouched } from '../access'
import { answerRequest } from '../consultations/answer-request'
import { exportRequests, searchedFields } from '../consultations/export-requests'
import { localTime } from '../fields/local-time'
import { revisionAdmin } from '../fields/revision'
import { deleteWith } from '../hooks/delete-with'
import { keepHistory } from '../consultations/keep-history'
import { lockRow } from '../hooks/lock-row'
import { trashHooks } from '../hooks/trash'
import { queueMails } from '../consultations/queue-mails'
import { label, options, labelFor } from '../labels'
import { inMenuOf } from '../menu'
import { statusLabels } from '../consultations/status-labels'
import { studioPart } from '../fields/studio-part'
import { bookSlot, freeSlot } from '../consultations/book-slot'
import type { ConsultationRequest } from '../payload-types'

const over: readonly ConsultationStatus[] = ['CLOSED', 'SPAM']

const isExpected = ({ status, deletedAt }: Partial<ConsultationRequest>): boolean =>
  status !== undefined && !over.includes(status) && !deletedAt

/** Frees the time of a request that is over. What is taken back gets it again, unless somebody else has it now. */
const keepSlot: CollectionBeforeChangeHook<ConsultationRequest> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc?.consultTime) return data
  const after = { ...originalDoc, ...data }
  if (isExpected(originalDoc) === isExpected(after)) return data
  if (!isExpected(after)) {
    await freeSlot(req, originalDoc.id)
    return data
  }
  if (await bookSlot(req, originalDoc)) return data
  const what = labelFor(req, 'slotLost', { time: originalDoc.consultTime })
  const history = [...(after.history ?? []), { at: new Date().toISOString(), what }]
  return { ...data, consultTime: null, consultUntil: null, history }
}

const rowLabel = '@/app/(studio)/row-label#RowLabel'

const inFacts = { ...shown, admin: { readOnly: true, components: { Field: '@/app/(studio)/nothing#Nothing' } } }

/** Consultation request (spec 3). Staff cannot edit what the visitor wrote. */
export const consultationRequests: CollectionConfig<'consultation-requests'> = {
  slug: 'consultation-requests',
  labels: { singular: label('consultationRequest'), plural: label('consultationRequests') },
  admin: {
    ...inMenuOf('consultation-requests'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'status', 'fullName', 'phone', 'consultDate', 'consultTime', 'assignee', 'createdAt'],
    listSearchableFields: searchedFields,
    components: { beforeListTable: ['@/app/(studio)/consultation-queues#ConsultationQueues'] },
  },
  trash: true,
  access: accessTo('consultation-requests'),
  endpoints: [
    { path: '/export.csv', method: 'get', handler: exportRequests },
    { path: '/:id/answer', method: 'post', handler: answerRequest },
  ],
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [lockRow, ...trashHooks.beforeOperation],
    beforeChange: [...trashHooks.beforeChange, keepHistory, keepSlot],
    afterChange: [queueMails],
    // The file is then unreferenced and is deleted by a background job.
    beforeDelete: [deleteWith('mails', 'request')],
  },
  fields: [
    // Detects concurrent edits: the second of two staff who opened the same revision sees what the first saved.
    {
      name: 'revision',
      type: 'number',
      label: label('revision'),
      required: true,
      defaultValue: 0,
      admin: revisionAdmin,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'status',
          type: 'select',
          label: label('status'),
          options: options(consultationStatuses, statusLabels),
          defaultValue: 'PENDING',
          required: true,
          index: true,
        },
        {
          name: 'assignee',
          type: 'relationship',
          relationTo: 'staff',
          label: label('assignee'),
          index: true,
          admin: { allowCreate: false, allowEdit: false },
        },
      ],
    },
    studioPart('facts', 'consultations/request-facts#RequestFacts'),
    { name: 'reference', type: 'text', label: label('reference'), unique: true, required: true, ...shownAside },
    { name: 'suspicions', type: 'text', label: label('suspicions'), access: untouched, admin: technical },
    { name: 'fullName', type: 'text', label: label('fullName'), required: true, ...inFacts },
    { name: 'phone', type: 'text', label: label('phone'), required: true, index: true, ...inFacts },
    { name: 'gmail', type: 'text', label: label('email'), index: true, ...inFacts },
    { name: 'address', type: 'text', label: label('address'), ...inFacts },
    // A day in Hanoi, yyyy-MM-dd, independent of the time zone of the person viewing it.
    {
      name: 'consultDate',
      type: 'text',
      label: label('consultDate'),
      ...shown,
      admin: {
        readOnly: true,
        components: { ...inFacts.admin.components, Cell: '@/app/(studio)/day#DayCell' },
      },
    },
    // The time of that day which the visitor chose, HH:mm; without any, it is agreed by telephone.
    { name: 'consultTime', type: 'text', label: label('consultTime'), ...inFacts },
    { name: 'consultUntil', type: 'text', label: label('until'), access: untouched, admin: technical },
    { name: 'subject', type: 'textarea', label: label('subject'), access: untouched, admin: technical },
    studioPart('services', 'chosen-services#ChosenServices'),
    { name: 'content', type: 'textarea', label: label('content'), ...inFacts },
    {
      name: 'file',
      type: 'relationship',
      relationTo: 'attachments',
      label: label('attachment'),
      access: untouched,
      admin: technical,
    },
    studioPart('download', 'attachment-link#AttachmentLink'),
    {
      name: 'fileUrl',
      type: 'text',
      label: label('attachment'),
      access: untouched,
      admin: { readOnly: true, condition: ({ fileUrl }) => Boolean(fileUrl) },
    },
    studioPart('answers', 'consultations/request-answers#RequestAnswers'),
    {
      name: 'notes',
      type: 'array',
      label: label('notes'),
      labels: { singular: label('note'), plural: label('notes') },
      admin: { description: label('notesHelp'), disableBulkEdit: true, components: { RowLabel: rowLabel } },
      fields: [
        { name: 'text', type: 'textarea', label: label('note'), required: true },
        { name: 'by', type: 'relationship', relationTo: 'staff', label: label('by'), ...shown },
        { name: 'at', type: 'date', label: label('at'), access: untouched, admin: { ...localTime, readOnly: true } },
      ],
    },
    {
      name: 'history',
      type: 'array',
      label: label('history'),
      labels: { singular: label('change'), plural: label('history') },
      access: untouched,
      admin: { readOnly: true, initCollapsed: true, components: { RowLabel: rowLabel } },
      fields: [
        { name: 'at', type: 'date', label: label('at'), required: true, admin: localTime },
        { name: 'by', type: 'relationship', relationTo: 'staff', label: label('by') },
        { name: 'what', type: 'text', label: label('change'), required: true },
      ],
    },
    {
      name: 'mails',
      type: 'join',
      collection: 'mails',
      on: 'request',
      label: label('mails'),
      admin: { allowCreate: false, defaultColumns: ['kind', 'state', 'to', 'sentAt'] },
    },
    languageField(shownAside),
    { name: 'privacyVersion', type: 'text', label: label('privacyVersion'), ...shownAside },
    // Unique: the database refuses the same request a second time on the same day.
    { name: 'onceKey', type: 'text', unique: true, required: true, access: untouched, admin: technical },
  ],
}
