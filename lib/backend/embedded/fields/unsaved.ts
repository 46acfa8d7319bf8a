import type { Field } from 'payload'
import { studioPart } from './studio-part'

const newTitle = studioPart('newTitle', 'titles#NewTitle')
const unsaved = studioPart('unsaved', 'unsaved/unsaved#Unsaved')

/** Keeps a copy of what is not saved; not of an account, whose form has a password. A new one has its kind's name. */
export const withUnsaved = <Kind extends { fields: Field[]; auth?: unknown }>(kind: Kind): Kind => ({
  ...kind,
  fields: [newTitle, ...(kind.auth ? [] : [unsaved]), ...kind.fields],
})
