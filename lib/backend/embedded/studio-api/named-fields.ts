import { getTranslation } from '@payloadcms/translations'
import type { AfterErrorHook, PayloadRequest, SanitizedCollectionConfig, ValidationError } from 'payload'

function nameOf({ flattenedFields }: SanitizedCollectionConfig, path: string, i18n: PayloadRequest['i18n']): string {
  const field = flattenedFields.find(({ name }) => name === path)
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
    label ? String(getTranslation(label, req.i18n)) : nameOf(collection, path, req.i18n),
  )
  const message = `${beginning} ${names.join(', ')}`
  return { response: { ...result, errors: result.errors?.map((one) => ({ ...one, message })) } }
}
