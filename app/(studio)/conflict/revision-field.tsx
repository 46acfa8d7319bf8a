import type { TextFieldServerProps } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { Conflict } from './conflict'
import { conflictWords } from './words'

/** The revision of a record: invisible, until a save is refused because somebody else saved meanwhile. */
export function RevisionField({ i18n, path }: TextFieldServerProps & { path: string }) {
  const entries = conflictWords.map((key) => [key, wordsFor({ i18n }, key)])
  return <Conflict path={path} words={Object.fromEntries(entries)} />
}
