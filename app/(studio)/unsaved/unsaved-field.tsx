import type { UIFieldServerProps } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { secondFactorWords } from '../second-factor/words'
import { Unsaved } from './unsaved'
import { unsavedWords } from './words'

/** Above each form with text: what was typed and is not saved is kept, and offered again. */
export function UnsavedField({ i18n }: UIFieldServerProps) {
  // The time is filled in where it is known, in the browser.
  const entries = unsavedWords.map((key) => [key, wordsFor({ i18n }, key, { time: '{time}' })])
  return <Unsaved words={Object.fromEntries(entries)} signInWords={secondFactorWords({ i18n })} />
}
