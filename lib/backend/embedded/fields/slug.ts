import type { FieldHook, PayloadRequest, TextField } from 'payload'
import { slugify } from '@/lib/domain/text'
import { label, wordsFor } from '../labels'

type Source = (data: Record<string, unknown>) => unknown

/**
 * Fills an empty slug from the record's name. A Chinese title yields no slug, so its author must enter one
 * (product decisions 3).
 */
function fillFrom(source: Source): FieldHook {
  return ({ value, data }) => {
    const typed: unknown = value || source(data ?? {})
    return typeof typed === 'string' ? slugify(typed) : value
  }
}

/** The readable, unique id used in addresses. */
export function slugField(source: Source): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: label('slug'),
    unique: true,
    index: true,
    required: true,
    admin: { position: 'sidebar', description: label('slugHelp') },
    hooks: { beforeValidate: [fillFrom(source)] },
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
      (value && value === slugify(value)) || wordsFor(req, 'slugInvalid'),
  }
}
