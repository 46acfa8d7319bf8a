import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { remember } from '@/lib/remember'
import type { Faults } from './form'
import type { Typed } from './typed'

/** What the server makes of a form that came without script: the page it stands in tells it. */
export interface FormAnswer {
  typed: Typed
  faults: Faults
  outcome?: 'sent' | 'failed'
  reference?: string
  /** The file that came with it, which is stored already. */
  kept?: { url: string; name: string }
  /** When the page was opened that tells it, signed. */
  opened?: string
}

/** Milliseconds within which the page is rendered; what people typed is kept no longer. */
const kept = 60_000

const answers = remember('formAnswers', () => new LRUCache<string, FormAnswer>({ max: 1000, ttl: kept }))

/** Keeps an answer for the page that tells it, and gives the page's key. */
export function keepAnswer(answer: FormAnswer): string {
  const key = randomBytes(16).toString('hex')
  answers.set(key, answer)
  return key
}

/** The answer that a page tells; undefined when there is none. */
export const findAnswer = (key: string): FormAnswer | undefined => answers.get(key)

/** By this header the API says which page tells what became of a form. */
export const answerHeader = 'x-form-answer'
