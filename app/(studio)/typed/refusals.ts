import type { FieldState, FormState } from 'payload'
import { wasInputSince } from './answers-in-pauses'

/** A form: its collection or global, and its record, if it has one. */
export interface FormName {
  collectionSlug?: string | undefined
  globalSlug?: string | undefined
  id?: number | string | undefined
}

type Fault = Pick<FieldState, 'valid' | 'errorMessage' | 'errorPaths'>

/** What the last refused save of each form said of its fields, and when, in milliseconds of the monotonic clock. */
const refusals = new Map<string, { at: number; faults: [path: string, fault: Fault][] }>()

const nameOf = ({ collectionSlug, globalSlug, id }: FormName) => [collectionSlug ?? globalSlug, id].join('/')

const faultOf = ({ valid, errorMessage, errorPaths }: FieldState): Fault => ({
  ...(valid === false && { valid, errorMessage }),
  ...(errorPaths && { errorPaths }),
})

/** Notes what a form shows once its save has been answered. */
export function noteAnswer(form: FormName, fields: FormState): void {
  const wrong = Object.entries(fields).filter(([, field]) => field.valid === false || field.errorPaths?.length)
  refusals.set(nameOf(form), {
    at: performance.now(),
    faults: wrong.map(([path, field]) => [path, faultOf(field)]),
  })
}

function withFaults(form: FormName, state: FormState): FormState {
  const refusal = refusals.get(nameOf(form))
  if (!refusal || wasInputSince(refusal.at)) return state
  const kept = refusal.faults.flatMap(([path, fault]) => {
    const field = state[path]
    return field ? [[path, { ...field, ...fault }]] : []
  })
  return { ...state, ...Object.fromEntries(kept) }
}

/**
 * The same check of a form, after which the reasons of a refused save are still at their fields until something is typed
 * or pressed. A check does not know what only a save finds out, such as an address that is taken, and one that began
 * before the save looks for no faults at all.
 */
export function keepingRefusals<Given extends FormName, Answer>(
  check: (given: Given) => Promise<Answer>,
): (given: Given) => Promise<Answer> {
  return async (given) => {
    const answer = await check(given)
    if (typeof answer !== 'object' || answer === null || !('state' in answer) || !answer.state) return answer
    return { ...answer, state: withFaults(given, answer.state as FormState) }
  }
}
