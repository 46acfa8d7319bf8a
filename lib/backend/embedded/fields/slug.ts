import type { FieldHook, PayloadRequest, TextField } from 'payload'
import { slugify } from '@/lib/domain/text'
import { label, labelFor } from '../labels'
import { freeSlug } from './free-slug'

type Source = (data: Record<string, unknown>) => unknown

interface Options {
  /** Whether records of the same name get a number. Otherwise the second one is refused, as what exists already. */
  isNumbered: boolean
}

/** Fills an empty slug from the record's name. A Chinese one yields none: authors enter it (product decisions 3). */
function fillFrom(source: Source, { isNumbered }: Options): FieldHook {
  return async ({ value, data, originalDoc, collection, req }) => {
    if (typeof value === 'string' && value !== '') return slugify(value)
    const name = source(data ?? {})
    if (typeof name !== 'string') return value
    const slug = slugify(name)
    return isNumbered && slug && collection ? freeSlug(collection.slug, slug, req, originalDoc?.id) : slug
  }
}

export function slugField(source: Source, options: Options = { isNumbered: false }): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: label('slug'),
    unique: true,
    index: true,
    required: true,
    admin: { position: 'sidebar', description: label('slugHelp') },
    hooks: { beforeValidate: [fillFrom(source, options)] },
    // Without the name there is nothing to make it of; the name's own field says that it is missing.
    validate: (value: string | null | undefined, { data, req }: { data: object; req: PayloadRequest }) =>
      (value ? value === slugify(value) : !source({ ...data })) || labelFor(req, 'slugInvalid'),
  }
}
