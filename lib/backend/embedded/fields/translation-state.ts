import type { Field } from 'payload'
import { untouched, writersRead } from '../access'
import { label } from '../labels'
import { moment } from './local-time'
import { technical } from './technical'
import { studioPart } from './studio-part'

const ofTheSite = {
  access: { create: () => false, ...untouched, read: writersRead },
  hooks: { beforeDuplicate: [() => null] },
}

export const translationPane = studioPart('original', 'translations/original#Original')

/** Only `articles/translation-state.ts` writes it: a change of the original is no change of the translation. */
export const translationState: Field[] = [
  studioPart('translations', 'translations/translations#Translations', 'sidebar'),
  {
    name: 'originalChangedAt',
    type: 'date',
    label: label('originalChangedAt'),
    index: true,
    ...ofTheSite,
    admin: {
      date: moment,
      disableBulkEdit: true,
      components: {
        Field: '@/app/(studio)/nothing#Nothing',
        Cell: '@/app/(studio)/translations/changed-cell#ChangedCell',
        Diff: technical.components.Diff,
      },
    },
  },
  { name: 'translatedFrom', type: 'text', ...ofTheSite, admin: technical },
  { name: 'translationCheckedAt', type: 'date', ...ofTheSite, admin: technical },
  {
    name: 'translationCheckedBy',
    type: 'relationship',
    relationTo: 'staff',
    maxDepth: 0,
    ...ofTheSite,
    admin: technical,
  },
]
