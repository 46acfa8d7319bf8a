import { getTranslation } from '@payloadcms/translations'
import type { AfterErrorHook, PayloadRequest, SanitizedCollectionConfig, ValidationError } from 'payload'

/** The label of a collection's field in the person's language, or its path if it has none. */
function nameOf({ flattenedFields }: SanitizedCollectionConfig, path: string, i18n: PayloadRequest['i18n']): string {
  const field = flattenedFields.find(({ name }) => name === path)
  return field && 'label' in field && field.label ? String(getTranslation(field.label, i18n)) : path
}

/** Whether an error is the database's: it names the table. The build shortens the names of classes. */
const isOfDatabase = (error: Error): error is ValidationError =>
  (error as Partial<ValidationError>).data?.errors?.some((one) => 'tableName' in one) === true

/**
 * Names the fields of a value that exists already as the form does. That refusal comes from the database, and Payload
 * knows only their paths then.
 */
export const nameFields: AfterErrorHook = ({ collection, error, req, result }) => {
  if (!isOfDatabase(error) || !collection || !result) return undefined
  const { errors } = error.data
  const names = errors.map(({ path }) => nameOf(collection, path, req.i18n))
  const message = `${req.t('error:followingFieldsInvalid', { count: errors.length })} ${names.join(', ')}`
  return { response: { ...result, errors: result.errors?.map((one) => ({ ...one, message })) } }
}
