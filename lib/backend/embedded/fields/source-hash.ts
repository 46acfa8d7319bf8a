import type { TextField } from 'payload'

/** Hash of the imported file a record came from: an unchanged file is left alone by the next import. */
export const sourceHash: TextField = {
  name: 'sourceHash',
  type: 'text',
  admin: { hidden: true },
}
