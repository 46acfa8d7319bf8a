import type { TextField } from 'payload'
import { technical } from './technical'

/** Hash of the imported file of a record: the next import skips the file if it is unchanged. */
export const sourceHash: TextField = {
  name: 'sourceHash',
  type: 'text',
  admin: technical,
}
