import type { FormState } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents, reduceFieldsToValues } from 'payload/shared'

/** The values of a block's form, as Payload's own block passes them on: a list consists of its rows, not their count. */
export function valuesOf(fields: FormState): Record<string, unknown> {
  const copied = deepCopyObjectSimpleWithoutReactComponents(fields, { excludeFiles: true }) as FormState
  for (const field of Object.values(copied))
    if (Array.isArray(field.rows) && 'value' in field) field.disableFormData = true
  return reduceFieldsToValues(copied, true)
}

export const comparable = (values: object) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
