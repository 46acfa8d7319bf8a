import type { TextField } from 'payload'
import { label } from '../labels'

export const firstRevision = '0'

/** The form's side of a revision: invisible, until a save is refused because somebody else saved meanwhile. */
export const revisionAdmin = {
  disableBulkEdit: true,
  disableListColumn: true,
  disableListFilter: true,
  disableGroupBy: true,
  components: {
    Field: '@/app/(studio)/unsaved/revision#Revision',
    Diff: '@/app/(studio)/nothing#Nothing',
  },
}

/**
 * Identifies the content of a record as it was last saved. A form sends the revision that it was opened with; if it is
 * no longer the current one, the save is refused, and the field says how to go on.
 */
export const revision: TextField = {
  name: 'revision',
  type: 'text',
  label: label('revision'),
  defaultValue: firstRevision,
  admin: revisionAdmin,
}
