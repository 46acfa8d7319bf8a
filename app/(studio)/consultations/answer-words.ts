import type { StudioKey } from '@/lib/backend/embedded/labels'

const keys = [
  'answerTemplate',
  'answerTemplateNone',
  'mailSubject',
  'content',
  'answerSend',
  'answerSure',
  'answerSaveFirst',
  'answerFailed',
  'answerGap',
  'answerNoMail',
  'answerByMailto',
] as const satisfies StudioKey[]

/** The texts of the form with which a request is answered. */
export type AnswerWords = Record<(typeof keys)[number], string>

/** These texts, from a function that finds them. */
export const answerWords = (words: (key: StudioKey) => string): AnswerWords =>
  Object.fromEntries(keys.map((key) => [key, words(key)])) as AnswerWords
