import type { Reservation } from '@/lib/backend/model'
import type { FormAnswer, Unsent } from '@/lib/consultation/answer'
import type { ConsultationField, FieldErrors } from '@/lib/consultation/form'
import type { Typed } from '@/lib/consultation/typed'
import type { Slot } from '@/lib/domain/slots'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { isBegun } from './fields'

export type Attachment =
  | { state: 'none' }
  | { state: 'preparing'; name: string }
  | { state: 'uploading'; name: string; percent: number }
  | { state: 'attached'; name: string; url: string }
  /** `again`: whether the same file may be tried once more. */
  | { state: 'failed'; name: string; code: string; again: boolean }

export const isUploading = (file: Attachment): file is Extract<Attachment, { state: 'preparing' | 'uploading' }> =>
  file.state === 'preparing' || file.state === 'uploading'

export type FileProblem = 'fileWaits' | 'fileRefused' | 'fileWithdrawn'

export type Failure = Unsent | 'offline' | FileProblem

interface Times {
  /** Undefined if no day can be read. */
  day: string | undefined
  /** Undefined until they are loaded. */
  slots: Slot[] | 'failed' | undefined
  /** The chosen time; empty if any time will do. */
  time: string
  isTaken: boolean
}

export interface SentRequest extends Reservation {
  typed: Typed
}

/** What the form knows beside what is typed, which is in its fields. */
export interface FormState {
  errors: FieldErrors
  failure: Failure | undefined
  isSending: boolean
  sent: SentRequest | undefined
  corrected: Reservation | undefined
  file: Attachment
  times: Times
  /** Subjects that are not in the list of services. */
  subjects: string[]
  prefilled: Typed | undefined
  restored: { hadFile: boolean } | undefined
  /** How many results were to be shown to the visitor. */
  results: number
}

export type FormAction =
  | { type: 'prefilled'; typed: Typed }
  | { type: 'restored'; hadFile: boolean }
  | { type: 'subjectsAdded'; subjects: string[] }
  | { type: 'dayTyped'; day: string | undefined }
  /** `correctionKey` is that of the request whose own time is among them; empty for a new request. */
  | { type: 'slotsLoaded'; day: string; correctionKey: string; slots: Slot[] | 'failed' }
  | { type: 'timeChosen'; time: string }
  | { type: 'fileChanged'; file: Attachment }
  | { type: 'fieldChecked'; name: ConsultationField; error: string | undefined }
  | { type: 'sending'; isByHand: boolean }
  | { type: 'checked' }
  /** A visitor who does something else is not disturbed by an attempt that was not made by hand. */
  | { type: 'unsent'; failure: Failure | undefined; errors?: FieldErrors; isShown: boolean }
  | { type: 'sent'; sent: SentRequest }
  | { type: 'formShown' }
  | { type: 'correcting'; request: Reservation }
  | { type: 'cleared' }

const empty: FormState = {
  errors: {},
  failure: undefined,
  isSending: false,
  sent: undefined,
  corrected: undefined,
  file: { state: 'none' },
  times: { day: undefined, slots: undefined, time: '', isTaken: false },
  subjects: [],
  prefilled: undefined,
  restored: undefined,
  results: 0,
}

/** The key of the request that the form corrects; empty for a new request. */
export const correctionKeyOf = ({ corrected }: FormState): string => corrected?.correctionKey ?? ''

function withFreeTime(times: Times): Times {
  const { slots, time } = times
  const isGone = time !== '' && Array.isArray(slots) && slots.every(({ start }) => start !== time)
  return isGone ? { ...times, time: '', isTaken: true } : times
}

function fileIn({ attachment, refusedFile: name, errors: { file: code } }: FormAnswer): Attachment {
  if (attachment) return { state: 'attached', ...attachment }
  return name === undefined || code === undefined ? empty.file : { state: 'failed', name, code, again: false }
}

export function initialState(answer: FormAnswer | undefined): FormState {
  if (!answer) return empty
  const { typed, errors, outcome, slots, reference = '', correctionKey = '' } = answer
  if (outcome === 'sent') return { ...empty, sent: { reference, correctionKey, typed } }
  const day = parseTypedDate(typed.consultDate)
  return {
    ...empty,
    errors,
    failure: outcome,
    file: fileIn(answer),
    times: withFreeTime({ day, slots: day === undefined ? undefined : slots, time: typed.consultTime, isTaken: false }),
    corrected: correctionKey
      ? { reference: correctionKey.slice(0, correctionKey.indexOf('_')), correctionKey }
      : undefined,
    prefilled: isBegun(answer) ? typed : undefined,
  }
}

function withError(errors: FieldErrors, name: ConsultationField, error: string | undefined): FieldErrors {
  const { [name]: before, ...others } = errors
  return before === undefined || error === undefined ? others : { ...others, [name]: error }
}

/** Whether the form is sent again by itself. */
export const isWaiting = ({ failure }: FormState): boolean => failure === 'offline' || failure === 'fileWaits'

// oxlint-disable-next-line complexity -- one case an action, most of one line
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'prefilled':
      return { ...state, prefilled: action.typed }
    case 'restored':
      return { ...state, restored: { hadFile: action.hadFile } }
    case 'subjectsAdded':
      return { ...state, subjects: [...new Set([...state.subjects, ...action.subjects])] }
    case 'dayTyped':
      // A choice does not outlast its day.
      return action.day === state.times.day ? state : { ...state, times: { ...empty.times, day: action.day } }
    case 'slotsLoaded':
      // Not the answer for a former day, or without the time of the request that is corrected.
      if (action.day !== state.times.day || action.correctionKey !== correctionKeyOf(state)) return state
      return { ...state, times: withFreeTime({ ...state.times, slots: action.slots }) }
    case 'timeChosen':
      return { ...state, times: withFreeTime({ ...state.times, time: action.time, isTaken: false }) }
    case 'fileChanged':
      return { ...state, file: action.file }
    case 'fieldChecked':
      return { ...state, errors: withError(state.errors, action.name, action.error) }
    case 'sending':
      return { ...state, isSending: true, failure: action.isByHand ? undefined : state.failure }
    case 'checked':
      return { ...state, errors: {} }
    case 'unsent': {
      const { failure, errors = state.errors, isShown } = action
      // A time that was refused is offered no more.
      const times = errors.consultTime === undefined ? state.times : { ...state.times, slots: undefined }
      return { ...state, isSending: false, failure, errors, times, results: state.results + Number(isShown) }
    }
    case 'sent':
      return { ...state, isSending: false, failure: undefined, sent: action.sent, results: state.results + 1 }
    case 'formShown':
      return { ...state, sent: undefined }
    case 'correcting':
      return { ...state, corrected: action.request, times: { ...state.times, slots: undefined } }
    case 'cleared':
      return { ...empty, isSending: state.isSending, sent: state.sent, results: state.results }
  }
}
