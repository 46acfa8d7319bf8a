import type { Field } from 'payload'
import { studioPart } from './studio-part'

const unsaved = studioPart('unsaved', 'unsaved/unsaved#Unsaved')

/** A collection or a global of whose form a copy is kept until it is saved; not of an account, whose form has a password. */
export const withUnsaved = <Kind extends { fields: Field[]; auth?: unknown }>(kind: Kind): Kind =>
  kind.auth ? kind : { ...kind, fields: [unsaved, ...kind.fields] }
