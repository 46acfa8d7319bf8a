import type { FieldState, FormState } from 'payload'
import { revision } from '@/lib/backend/embedded/fields/revision'
import { lastInputAt } from './answers-in-pauses'

/** The form of a record: its collection or global, and its id, if it has one. */
export interface FormName {
  collectionSlug?: string | undefined
  globalSlug?: string | undefined
  id?: number | string | undefined
}

/** A form, or a part of it with a check of its own, such as a block, by its place in the collection. */
type Checked = FormName & { schemaPath?: string }

/** What the last refused save said of the fields of its form, and when, in milliseconds of the monotonic clock. */
let last: { form: FormName; at: number; faults: Map<string, FieldState> } | undefined

const slugOf = ({ collectionSlug, globalSlug }: FormName) => collectionSlug ?? globalSlug

/**
 * Notes that a form was saved, or what a refusal has said of its fields: `before` is what the form had when the save
 * began.
 */
export function noteAnswer(form: FormName, before: FormState, after: FormState): void {
  const said = Object.entries(after).filter(
    // What has the old state has an old fault. That of a revision is mended by the form itself.
    ([path, field]) => field !== before[path] && path !== revision.name && (field.valid === false || field.errorPaths),
  )
  last = { form, at: performance.now(), faults: new Map(said) }
}

function withFault(field: FieldState, { valid, errorMessage, errorPaths }: FieldState): FieldState {
  const paths = new Set([...(field.errorPaths ?? []), ...(errorPaths ?? [])])
  return {
    ...field,
    ...(valid === false && { valid, errorMessage }),
    ...(paths.size > 0 && { errorPaths: [...paths] }),
  }
}

/** The answer of a check with the reasons of the last refusal, if nothing was typed between it and the check. */
function withReasons(checked: Checked, inputAt: number, state: FormState): FormState {
  if (last === undefined || inputAt > last.at) return state
  const { form, faults } = last
  const isWhole = checked.schemaPath === slugOf(form) && slugOf(checked) === slugOf(form) && checked.id === form.id
  if (!isWhole) return state
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      const fault = faults.get(path)
      return [path, fault ? withFault(field, fault) : field]
    }),
  )
}

/**
 * The same check of a form, after which the reasons of a refused save are still at their fields until something is typed
 * or pressed. A check does not know what only a save finds out, such as an address that is taken, and one that began
 * before the save looks for no faults at all.
 */
export function keepingReasons<Given extends Checked, Answer extends { state?: FormState }>(
  check: (given: Given) => Promise<Answer>,
): (given: Given) => Promise<Answer> {
  return async (given) => {
    // What is typed while it is answered has a check of its own.
    const inputAt = lastInputAt()
    const answer = await check(given)
    return answer.state ? { ...answer, state: withReasons(given, inputAt, answer.state) } : answer
  }
}
