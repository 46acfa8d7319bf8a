import type { Field } from 'payload'

const afterRefusal: Field = {
  name: 'afterRefusal',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '@/app/(studio)/typed/after-refusal#AfterRefusal' },
  },
}

/** A collection or a global whose form may be saved again after a save was refused. */
export const withAfterRefusal = <Kind extends { fields: Field[] }>(kind: Kind): Kind => ({
  ...kind,
  fields: [...kind.fields, afterRefusal],
})
