import type { GlobalConfig } from 'payload'
import { tags } from '@/lib/backend/tags'
import { globalAccessTo } from '../../access'
import { sourceHash } from '../../fields/technical'
import { invalidating } from '../../hooks/invalidate'
import { label } from '../../labels'
import { inMenuOf } from '../../menu'
import { contactFields } from './contact-fields'
import { homeFields } from './home-fields'

export const siteRecordGlobal: GlobalConfig<'site-record'> = {
  slug: 'site-record',
  label: label('siteRecord'),
  access: globalAccessTo('site-record'),
  admin: inMenuOf('site-record'),
  versions: { max: 30 },
  hooks: { afterChange: invalidating(tags.siteRecord).afterChange },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { name: 'contact', label: label('contact'), fields: contactFields },
        { name: 'home', label: label('home'), fields: homeFields },
      ],
    },
    sourceHash,
  ],
}
