import type { CollectionConfig, CollectionBeforeChangeHook } from 'payload'
import { languageField } from '../fields/language-field'
import { localTime } from '../fields/local-time'
import { technical } from '../fields/technical'
import { mailAccess, shown, shownAside, untouched } from '../access'
import { lockRow } from '../hooks/lock-row'
import { label, options } from '../labels'
import { inMenuOf } from '../menu'
import type { Mail } from '../payload-types'

const sendAgain: CollectionBeforeChangeHook<Mail> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user || !originalDoc) return data
  if (originalDoc.state !== 'FAILED' || data.state !== 'WAITING') return { ...data, state: originalDoc.state }
  const now = new Date().toISOString()
  return { ...data, attempts: 0, nextAttemptAt: now, orderedAt: now }
}

const mailKinds = [
  'STAFF_NOTICE',
  'CONFIRMATION',
  'ANSWER',
  'REMINDER',
  'PASSWORD_RESET',
  'REVIEW_ASKED',
  'REVIEW_RETURNED',
  'REVIEW_APPROVED',
] as const

const timeAside = { access: untouched, admin: { ...shownAside.admin, ...localTime } }

/** SENDING: a process has claimed the mail for a limited time. */
const mailStates = ['WAITING', 'SENDING', 'SENT', 'FAILED'] as const

/**
 * The outbox: mails sent by the site, stored in the same transaction as the request that they are about. The answers to
 * a request are its thread. The text of a mail with which a forgotten password is replaced is never stored.
 */
export const mails: CollectionConfig<'mails'> = {
  slug: 'mails',
  labels: { singular: label('mail'), plural: label('mails') },
  admin: {
    ...inMenuOf('mails'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'state', 'to', 'kind', 'createdAt', 'sentAt', 'lastError'],
    components: { beforeListTable: ['@/app/(studio)/consultations/no-mail-server#NoMailServer'] },
  },
  access: mailAccess(),
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [lockRow], beforeChange: [sendAgain] },
  indexes: [{ fields: ['state', 'nextAttemptAt'] }],
  fields: [
    {
      name: 'state',
      type: 'select',
      label: label('status'),
      options: options(mailStates, {
        WAITING: 'mailWaiting',
        SENDING: 'mailSending',
        SENT: 'mailSent',
        FAILED: 'mailFailed',
      }),
      required: true,
      defaultValue: 'WAITING',
      admin: { position: 'sidebar', description: label('mailStateHelp') },
    },
    {
      name: 'kind',
      type: 'select',
      label: label('type'),
      options: options(mailKinds, {
        STAFF_NOTICE: 'mailStaffNotice',
        CONFIRMATION: 'mailConfirmation',
        ANSWER: 'mailAnswer',
        REMINDER: 'mailReminder',
        PASSWORD_RESET: 'mailPasswordReset',
        REVIEW_ASKED: 'mailReviewAsked',
        REVIEW_RETURNED: 'mailReviewReturned',
        REVIEW_APPROVED: 'mailReviewApproved',
      }),
      required: true,
      ...shown,
    },
    {
      name: 'request',
      type: 'relationship',
      relationTo: 'consultation-requests',
      label: label('consultationRequest'),
      index: true,
      ...shown,
    },
    {
      name: 'staff',
      type: 'relationship',
      relationTo: 'staff',
      label: label('staffAccount'),
      index: true,
      access: untouched,
      admin: { readOnly: true, condition: ({ staff }) => Boolean(staff) },
    },
    // Their name as it was then: the account may be deleted.
    {
      name: 'writtenBy',
      type: 'text',
      label: label('by'),
      access: untouched,
      admin: { readOnly: true, condition: ({ writtenBy }) => Boolean(writtenBy) },
    },
    { name: 'to', type: 'text', label: label('mailTo'), required: true, ...shown },
    { name: 'subject', type: 'text', label: label('mailSubject'), ...shown },
    { name: 'text', type: 'textarea', label: label('content'), ...shown },
    languageField(shown),
    { name: 'html', type: 'textarea', access: untouched, admin: technical },
    { name: 'calendar', type: 'textarea', access: untouched, admin: technical },
    { name: 'replyTo', type: 'text', access: untouched, admin: technical },
    // A mail's age is counted from this date; a mail that is too old is not sent.
    { name: 'orderedAt', type: 'date', required: true, access: untouched, admin: technical },
    { name: 'attempts', type: 'number', label: label('attempts'), required: true, defaultValue: 0, ...shownAside },
    { name: 'nextAttemptAt', type: 'date', label: label('nextAttemptAt'), required: true, ...timeAside },
    { name: 'sentAt', type: 'date', label: label('sentAt'), ...timeAside },
    { name: 'lastError', type: 'text', label: label('lastError'), ...shownAside },
    // Unique: one mail of each kind per request and recipient. The mail's message id is derived from it.
    { name: 'onceKey', type: 'text', unique: true, required: true, access: untouched, admin: technical },
  ],
}
