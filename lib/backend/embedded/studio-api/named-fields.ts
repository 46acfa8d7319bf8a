import { getTranslation } from '@payloadcms/translations'
import type { AfterErrorHook, FlattenedField, PayloadRequest, ValidationError } from 'payload'

function nameOf(fields: readonly FlattenedField[], path: string, i18n: PayloadRequest['i18n']): string {
  // The number of a row is no field.
  const [first, ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part))
  const field = fields.find(({ name }) => name === first)
  if (field && 'flattenedFields' in field && rest.length > 0) return nameOf(field.flattenedFields, rest.join('.'), i18n)
  return field && 'label' in field && field.label ? String(getTranslation(field.label, i18n)) : path
}

/**
 * Names refused fields as the form does. Payload writes their paths where an error comes without labels: from the
 * database, and from hooks.
 */
export const nameFields: AfterErrorHook = ({ collection, error, req, result }) => {
  const { errors } = (error as Partial<ValidationError>).data ?? {}
  if (!collection || !result || !errors) return undefined
  const beginning = req.t('error:followingFieldsInvalid', { count: errors.length })
  // Some errors have words of their own.
  if (!error.message.startsWith(beginning)) return undefined
  const names = errors.map(({ path, label }) =>
    label ? String(getTranslation(label, req.i18n)) : nameOf(collection.flattenedFields, path, req.i18n),
  )
  const message = `${beginning} ${names.join(', ')}`
  return { response: { ...result, errors: result.errors?.map((one) => ({ ...one, message })) } }
}
