import type { AfterErrorHook, SanitizedCollectionConfig, ValidationError } from 'payload'

/** The label of a collection's field in a language, or its path if it has none. */
function nameIn(fields: SanitizedCollectionConfig['flattenedFields'], path: string, language: string): string {
  const field = fields.find(({ name }) => name === path)
  const label = field && 'label' in field ? field.label : undefined
  return (typeof label === 'object' && label !== null ? label[language] : label?.toString()) ?? path
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
  const names = errors.map(({ path }) => nameIn(collection.flattenedFields, path, req.i18n.language))
  const message = `${req.t('error:followingFieldsInvalid', { count: errors.length })} ${names.join(', ')}`
  return { response: { ...result, errors: result.errors?.map((one) => ({ ...one, message })) } }
}
