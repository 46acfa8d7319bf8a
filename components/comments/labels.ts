import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { reportReasons, type ReportReason } from '@/lib/domain/codes'
import { longestComment } from '@/lib/domain/clean-text'

const plain = [
  'label',
  'placeholder',
  'signIn',
  'send',
  'sending',
  'held',
  'waiting',
  'mine',
  'edited',
  'anonymous',
  'reply',
  'edit',
  'save',
  'cancel',
  'delete',
  'confirmDelete',
  'report',
  'reportTitle',
  'note',
  'sendReport',
  'reported',
  'deleted',
  'saved',
  'removed',
] as const

const errorCodes = ['required', 'too_long', 'sign_in_needed', 'blocked', 'too_many', 'not_found', 'failed'] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Messages for the client components; values not known on the server are placeholders in braces. */
export type CommentLabels = Record<(typeof plain)[number] | 'recorded' | 'replyTo', string> & {
  reasons: Record<ReportReason, string>
  errors: Record<ErrorCode, string>
}

const each = <Name extends string>(names: readonly Name[], text: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>

/** The messages in the visitor's language. Made once for a page: each of its comments asks for them. */
export const getCommentLabels = cache(async (): Promise<CommentLabels> => {
  const t = await getTranslations('comments')
  return {
    ...each(plain, t),
    recorded: t('recordComment'),
    replyTo: t('replyTo', { name: '{name}' }),
    reasons: each(reportReasons, (reason) => t(`reasons.${reason}`)),
    errors: each(errorCodes, (code) => t(`errors.${code}`, { most: longestComment, seconds: '{seconds}' })),
  }
})
