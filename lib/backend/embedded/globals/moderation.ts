import type { GlobalConfig } from 'payload'
import { globalAccessTo } from '../access'
import { revision } from '../fields/revision'
import { checkGlobalRevision } from '../hooks/check-revision'
import { lockGlobal } from '../hooks/lock-row'
import { label } from '../labels'
import { inMenuOf } from '../menu'

/** Settings for which comments are held for review before others can see them. */
export const moderation: GlobalConfig<'moderation'> = {
  slug: 'moderation',
  label: label('moderation'),
  access: globalAccessTo('moderation'),
  lockDocuments: false,
  admin: inMenuOf('moderation'),
  hooks: { beforeOperation: [lockGlobal], beforeChange: [checkGlobalRevision] },
  fields: [
    revision,
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
