import { useCallback, useEffect, type Dispatch, type RefObject } from 'react'
import { timesName } from '@/lib/consultation/typed'
import { isClosedOn, type Closed } from '@/lib/domain/closed-days'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { correctionKeyOf, type FormAction, type FormState } from './form-state'
import type { ConsultationLabels } from './labels'
import field from '@/components/ui/field.module.css'
import styles from './slot-field.module.css'

interface Props {
  id: string
  form: RefObject<HTMLFormElement | null>
  state: FormState
  dispatch: Dispatch<FormAction>
  labels: ConsultationLabels
  closed: Closed
  error: string | undefined
}

function useFreeTimes({ form, state, dispatch }: Pick<Props, 'form' | 'state' | 'dispatch'>) {
  const { day, slots } = state.times
  const isUnknown = slots === undefined
  const correctionKey = correctionKeyOf(state)
  const load = useCallback(async () => {
    if (day === undefined) return
    const loaded = { type: 'slotsLoaded', day, correctionKey } as const
    try {
      const { freeSlotsOf } = await import('@/lib/http/browser/slots')
      dispatch({ ...loaded, slots: await freeSlotsOf(day, correctionKey) })
    } catch (failure) {
      console.info(failure)
      dispatch({ ...loaded, slots: 'failed' })
    }
  }, [day, correctionKey, dispatch])
  useEffect(() => {
    if (isUnknown) void load()
  }, [load, isUnknown])
  useEffect(() => {
    // The visitor may have typed before scripts loaded.
    const input = form.current?.elements.namedItem('consultDate')
    if (input instanceof HTMLInputElement) dispatch({ type: 'dayTyped', day: parseTypedDate(input.value) })
  }, [form, dispatch])
  return load
}

function hintFor({ times: { day, slots } }: FormState, labels: ConsultationLabels, closed: Closed): string {
  if (day !== undefined && isClosedOn(day, closed)) return labels.errors.dateClosed
  if (slots === undefined) return labels.timeHint
  if (slots === 'failed') return labels.timeFailed
  return slots.length > 0 ? '' : labels.timeNone
}

/**
 * The free times of the typed day. Any time may be left to the institute. A time is taken when the form is sent. Before
 * scripts load, a button sends the form to be shown again with the times of its day.
 */
export function SlotField({ id, form, state, dispatch, labels, closed, error }: Props) {
  const load = useFreeTimes({ form, state, dispatch })
  const isScripted = useInBrowser(() => true, false)
  const { day, slots, time, isTaken } = state.times
  const shownError = isTaken ? labels.errors.slotTaken : error
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {labels.time}
      </label>
      <select
        id={id}
        className={field.control}
        name="consultTime"
        value={time}
        aria-invalid={shownError ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => dispatch({ type: 'timeChosen', time: currentTarget.value })}
      >
        <option value="">{labels.timeAny}</option>
        {time !== '' && !Array.isArray(slots) && <option value={time}>{time}</option>}
        {Array.isArray(slots) &&
          slots.map(({ start, end }) => (
            <option key={`${day} ${start}`} value={start}>
              {`${start}–${end}`}
            </option>
          ))}
      </select>
      <p id={`${id}-hint`} className={`${field.hint} ${styles.hint}`} aria-live="polite">
        {shownError && <span className={field.error}>{shownError} </span>}
        {hintFor(state, labels, closed)}
      </p>
      <button
        type={isScripted ? 'button' : 'submit'}
        name={timesName}
        value="1"
        className={`text-button ${styles.show}`}
        // The page that answers opens here.
        formAction={isScripted ? undefined : `#${id}`}
        onClick={isScripted ? () => void load() : undefined}
      >
        {labels.timeShow}
      </button>
    </div>
  )
}
