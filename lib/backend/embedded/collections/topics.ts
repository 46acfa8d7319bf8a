import type { CollectionConfig } from 'payload'
import { tags } from '@/lib/backend/tags'
import { accessTo } from '../access'
import { perLanguage } from '../fields/per-language'
import { recordTitle } from '../fields/record-title'
import { slugField } from '../fields/slug'
import { sourceHash } from '../fields/technical'
import { invalidating } from '../hooks/invalidate'
import { restoreSlug } from '../articles/save/trash'
import { trashHooks } from '../hooks/trash'
import { label } from '../labels'
import { inMenuOf } from '../menu'
import type { Topic } from '../payload-types'

/** What articles are about. Articles choose from the list, so that one topic has one name. */
export const topics: CollectionConfig<'topics'> = {
  slug: 'topics',
  labels: { singular: label('topic'), plural: label('topics') },
  admin: {
    ...inMenuOf('topics'),
    useAsTitle: 'slug',
    defaultColumns: ['name.vi', 'name.en', 'name.zh'],
    description: label('topicsHelp'),
    listSearchableFields: ['slug', 'name.vi', 'name.en', 'name.zh'],
    components: recordTitle('name.vi'),
  },
  access: accessTo('topics'),
  defaultSort: 'slug',
  trash: true,
  hooks: {
    beforeOperation: trashHooks.beforeOperation,
    beforeChange: [...trashHooks.beforeChange, restoreSlug],
    ...invalidating(tags.articles),
  },
  fields: [
    perLanguage('name', 'topicName', 'text', 60),
    slugField(({ name }) => (name as Partial<Topic['name']> | undefined)?.vi),
    sourceHash,
  ],
}
