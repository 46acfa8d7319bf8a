import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormAnswer } from '@/lib/consultation/answer'
import { timesName } from '@/lib/consultation/typed'
import { isClosedOn, type Closed } from '@/lib/domain/closed-days'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { restoreTime } from './fill-form'
import type { SlotChoice, SlotView } from './slot-choice'
import type { ConsultationWords } from './words'
import field from '@/components/ui/field.module.css'
import styles from './slot-field.module.css'

interface Props {
  id: string
  words: ConsultationWords
  closed: Closed
  /** Result of a form that was sent without script. */
  answer: FormAnswer | undefined
  error: string | undefined
}

/**
 * The free times of the chosen day. Any time may be left to the institute. A time is taken when the form is sent. What
 * loads times is loaded with the page's form. Before scripts load, a button sends the form
 * to be shown again with the times of its day.
 */
export function SlotField({ id, words, closed, answer, error }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const choice = useRef<Promise<SlotChoice>>(undefined)
  const [{ times, isTaken, time }, show] = useState<SlotView>(() => {
    const day = answer?.slots && parseTypedDate(answer.typed.consultDate)
    return { times: day ? { day, slots: answer.slots ?? [] } : undefined }
  })
  const first = useRef<SlotView>({ times })
  const isScripted = useInBrowser(() => true, false)

  /** Loads the code for the times, once; without a connection the next call tries again. */
  const act = useCallback((run: (choice: SlotChoice) => void) => {
    const begin = async () => {
      const { slotChoice } = await import('./slot-choice')
      if (!select.current) throw new Error('The form is left')
      return slotChoice(select.current, first.current, show)
    }
    choice.current ??= begin()
    choice.current.then(run).catch((error: unknown) => {
      choice.current = undefined
      console.info(error)
    })
  }, [])

  useEffect(() => {
    const form = select.current?.form
    const read = () => act((loaded) => loaded.read())
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'consultDate') read()
    }
    const onReset = () => act((loaded) => loaded.forget())
    const list = select.current
    const onRestore = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const time = String(event.detail)
      // At once: what the form has is stored as soon as it is filled in.
      flushSync(() => show((before) => ({ ...before, time })))
      act((loaded) => loaded.restore(time))
    }
    list?.addEventListener(restoreTime, onRestore)
    form?.addEventListener('input', onInput)
    form?.addEventListener('reset', onReset)
    // The visitor may have typed before scripts loaded.
    read()
    return () => {
      list?.removeEventListener(restoreTime, onRestore)
      form?.removeEventListener('input', onInput)
      form?.removeEventListener('reset', onReset)
    }
  }, [act])
  useEffect(() => {
    // What was refused when the form was sent is offered no more.
    if (error !== undefined) act((loaded) => loaded.loadAgain())
  }, [act, error])

  // After each change of the options, with which a browser chooses the first one.
  useLayoutEffect(() => {
    if (time !== undefined && select.current) select.current.value = time
  })

  const slots = times?.slots
  function hint(): string {
    if (times && isClosedOn(times.day, closed)) return words.dateClosed
    if (slots === undefined) return words.timeHint
    if (slots === 'failed') return words.timeFailed
    return slots.length > 0 ? '' : words.timeNone
  }
  const fault = isTaken ? words.faults.slotTaken : error
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {words.time}
      </label>
      <select
        ref={select}
        id={id}
        className={field.control}
        name="consultTime"
        defaultValue={answer?.typed.consultTime}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={() => act((loaded) => loaded.choose())}
      >
        <option value="">{words.timeAny}</option>
        {time !== undefined && !Array.isArray(slots) && <option value={time}>{time}</option>}
        {Array.isArray(slots) &&
          slots.map(({ start, end }) => (
            // A choice does not outlast its day.
            <option key={`${times?.day} ${start}`} value={start}>
              {`${start}–${end}`}
            </option>
          ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint} aria-live="polite">
        {fault && <span className={field.error}>{fault} </span>}
        {hint()}
      </p>
      <button
        type={isScripted ? 'button' : 'submit'}
        name={timesName}
        value="1"
        className={`${field.action} ${styles.show}`}
        // The page that answers opens here.
        formAction={isScripted ? undefined : `#${id}`}
        onClick={isScripted ? () => act((loaded) => void loaded.load()) : undefined}
      >
        {words.timeShow}
      </button>
    </div>
  )
}
