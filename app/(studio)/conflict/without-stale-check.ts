import type { SanitizedConfig, ServerFunctionClientArgs } from 'payload'
import { revision } from '@/lib/backend/embedded/fields/revision'

/**
 * The arguments of a call of the studio, without Payload's check at the first key press for records that have a
 * revision: it only offers to discard what was typed. Here both versions are compared when the form is saved.
 */
export function withoutStaleCheck(
  { name, args }: ServerFunctionClientArgs,
  { collections, globals }: SanitizedConfig,
): ServerFunctionClientArgs['args'] {
  const slug: unknown = args.collectionSlug ?? args.globalSlug
  const entity = [...collections, ...globals].find((one) => one.slug === slug)
  const isChecked = entity?.flattenedFields.some((field) => field.name === revision.name)
  return name === 'form-state' && isChecked ? { ...args, checkForStaleData: false } : args
}
