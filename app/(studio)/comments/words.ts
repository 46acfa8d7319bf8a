import type { I18nClient } from '@payloadcms/translations'
import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'

const keys = [
  'moderate',
  'moderateApprove',
  'moderateHide',
  'moderateSpam',
  'moderateBlock',
  'moderateBlockSure',
  'moderateUnblock',
  'moderateBlocked',
  'moderateDone',
  'moderateChanged',
  'moderateFailed',
  'instituteAnswer',
  'instituteAnswerHelp',
  'instituteAnswerSend',
  'instituteAnswerDone',
] as const satisfies StudioKey[]

/** The texts of what staff do with comments. */
export type ModerationWords = Record<(typeof keys)[number], string>

/** These texts in the language of the signed-in person. Numbers are inserted in the browser. */
export const moderationWords = (i18n: Pick<I18nClient, 'language'>): ModerationWords =>
  Object.fromEntries(
    keys.map((key) => [key, wordsFor({ i18n }, key, { count: '{count}', left: '{left}' })]),
  ) as ModerationWords
