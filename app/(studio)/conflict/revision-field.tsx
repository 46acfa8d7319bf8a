import type { TextFieldServerProps } from 'payload'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { Revision } from './revision'

/** The revision of a record: invisible, until a save is refused because somebody else saved meanwhile. */
export const RevisionField = ({ i18n, path }: TextFieldServerProps & { path: string }) => (
  <Revision path={path} help={wordsFor({ i18n }, 'conflictHelp')} reload={wordsFor({ i18n }, 'conflictReload')} />
)
