import type { GlobalConfig } from 'payload'
import { globalAccessTo } from '../access'
import { label } from '../labels'
import { inMenuOf } from '../menu'

export const moderation: GlobalConfig<'moderation'> = {
  slug: 'moderation',
  label: label('moderation'),
  access: globalAccessTo('moderation'),
  admin: inMenuOf('moderation'),
  fields: [
    {
      name: 'holdFirst',
      type: 'checkbox',
      label: label('holdFirst'),
      defaultValue: false,
      admin: { description: label('holdFirstHelp') },
    },
    { name: 'words', type: 'textarea', label: label('words'), admin: { rows: 12, description: label('wordsHelp') } },
  ],
}
