import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Slot } from '@/lib/domain/slots'
import { processSingleton } from '@/lib/operations/process-singleton'
import type { FieldErrors } from './form'
import type { Typed } from './typed'

/**
 * Why a form without errors was not sent, as far as is known: it failed; it may have arrived, but nothing confirmed it;
 * the backend did not accept it and named no field.
 */
export type Unsent = 'failed' | 'unsure' | 'notAccepted'

/** The result of a form that was sent without script; the page that contains the form shows it. */
export interface FormAnswer {
  typed: Typed
  errors: FieldErrors
  outcome?: 'sent' | Unsent
  reference?: string
  /** The key to the request that was sent, or that this form corrects. */
  correctionKey?: string
  attachment?: { url: string; name: string }
  refusedFile?: string
  /** Free times of the day that was typed; undefined if no day can be read, none if staff have set up no times. */
  slots?: Slot[] | undefined
  opened?: string
}

export const isRefused = ({ errors, outcome }: FormAnswer): boolean =>
  outcome !== 'sent' && (outcome !== undefined || Object.keys(errors).length > 0)

/** Milliseconds until the page must be rendered; typed values are not kept in memory any longer. */
const answerTtlMs = 60_000

/** Characters of all results that wait for their page. */
const maxSize = 20_000_000

const answers = processSingleton(
  'formAnswers',
  () =>
    new LRUCache<string, FormAnswer>({
      max: 1000,
      maxSize,
      sizeCalculation: (answer) => JSON.stringify(answer).length,
      ttl: answerTtlMs,
      ttlAutopurge: true,
    }),
)

export function storeAnswer(answer: FormAnswer): string {
  const key = randomBytes(16).toString('hex')
  answers.set(key, answer)
  return key
}

export const findAnswer = (key: string): FormAnswer | undefined => answers.get(key)

/** In this header the API names the page that shows the result of a form. */
export const answerHeader = 'x-form-answer'
