import type { Field } from 'payload'

const unsaved: Field = {
  name: 'unsaved',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/app/(studio)/unsaved/unsaved#Unsaved' },
  },
}

/** A collection or a global of whose form a copy is kept until it is saved; not of an account, whose form has a password. */
export const withUnsaved = <Kind extends { fields: Field[]; auth?: unknown }>(kind: Kind): Kind =>
  kind.auth ? kind : { ...kind, fields: [unsaved, ...kind.fields] }
