import type { Field } from 'payload'
import { studioPart } from './studio-part'

const newTitle = studioPart('newTitle', 'new-title#NewTitle')
const unsaved = studioPart('unsaved', 'unsaved/unsaved#Unsaved')

/**
 * A collection or a global of whose form a copy is kept until it is saved; not of an account, whose form has a
 * password. A new record is named after its kind.
 */
export const withUnsaved = <Kind extends { fields: Field[]; auth?: unknown }>(kind: Kind): Kind => ({
  ...kind,
  fields: [newTitle, ...(kind.auth ? [] : [unsaved]), ...kind.fields],
})
