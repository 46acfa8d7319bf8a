import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormAnswer } from '@/lib/consultation/answer'
import { timesName } from '@/lib/consultation/typed'
import { timeOf } from '@/lib/domain/dates'
import type { Slot } from '@/lib/domain/slots'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { useInBrowser } from '@/components/ui/use-in-browser'
import type { ConsultationWords } from './words'
import field from '@/components/ui/field.module.css'
import styles from './slot-field.module.css'

interface Props {
  id: string
  words: ConsultationWords
  /** Result of a form that was sent without script. */
  answer: FormAnswer | undefined
  error: string | undefined
}

/** Free times of a day; `failed` if they could not be loaded. */
type Times = { day: string; slots: Slot[] | 'failed' } | undefined

/**
 * The free times of the chosen day. A time that is chosen is held while the form is filled in. Any time may be left to
 * the institute. Before scripts load, a button sends the form to be shown again with the times of its day.
 */
export function SlotField({ id, words, answer, error }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const answered = answer?.slots && parseTypedDate(answer.typed.consultDate)
  /** The day that is shown or being loaded: the answer for a former one is dropped. */
  const wanted = useRef(answered)
  const [times, setTimes] = useState<Times>(answered ? { day: answered, slots: answer.slots ?? [] } : undefined)
  const [hold, setHold] = useState(answer?.hold ?? '')
  const [until, setUntil] = useState<Date>()
  const [isTaken, setIsTaken] = useState(false)
  const isScripted = useInBrowser(() => true, false)
  const holdRef = useRef(hold)

  const typedDay = () => {
    const date = select.current?.form?.elements.namedItem('consultDate')
    return date instanceof HTMLInputElement ? parseTypedDate(date.value) : undefined
  }

  async function load(): Promise<void> {
    const day = typedDay()
    wanted.current = day
    setUntil(undefined)
    if (day === undefined) return setTimes(undefined)
    let slots: Slot[] | 'failed' = 'failed'
    try {
      const { freeSlotsOf } = await import('@/lib/browser/slots')
      slots = await freeSlotsOf(day, holdRef.current)
    } catch (error) {
      console.info(error)
    }
    if (wanted.current === day) setTimes({ day, slots })
  }

  async function choose(time: string): Promise<void> {
    const day = typedDay()
    setUntil(undefined)
    setIsTaken(false)
    if (time === '' || day === undefined) return
    try {
      const { holdSlot } = await import('@/lib/browser/slots')
      const held = await holdSlot(day, time, holdRef.current)
      if (held === 'taken') {
        setIsTaken(true)
        return await load()
      }
      if (!held) return
      holdRef.current = held.hold
      setHold(held.hold)
      // The visitor may have chosen another time meanwhile.
      if (select.current?.value === time) setUntil(held.until)
    } catch (error) {
      // It is not held, and can still be asked for.
      console.info(error)
    }
  }

  const read = useEffectEvent(() => {
    if (typedDay() !== wanted.current) void load()
  })
  const forget = useEffectEvent(() => {
    wanted.current = undefined
    holdRef.current = ''
    setTimes(undefined)
    setHold('')
    setUntil(undefined)
    setIsTaken(false)
  })
  const loadAgain = useEffectEvent(() => {
    if (wanted.current !== undefined) void load()
  })
  useEffect(() => {
    const form = select.current?.form
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'consultDate') read()
    }
    const onReset = () => forget()
    form?.addEventListener('input', onInput)
    form?.addEventListener('reset', onReset)
    // The visitor may have typed before scripts loaded.
    queueMicrotask(() => read())
    return () => {
      form?.removeEventListener('input', onInput)
      form?.removeEventListener('reset', onReset)
    }
  }, [])
  useEffect(() => {
    // What was refused when the form was sent is offered no more.
    if (error !== undefined) queueMicrotask(() => loadAgain())
  }, [error])

  const slots = times?.slots
  function hint(): string {
    if (until) return words.timeHeld.replace('{time}', timeOf(until))
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
        onChange={({ target }) => void choose(target.value)}
      >
        <option value="">{words.timeAny}</option>
        {Array.isArray(slots) &&
          slots.map(({ start, end }) => (
            // A choice does not outlast its day.
            <option key={`${times?.day} ${start}`} value={start}>
              {`${start}–${end}`}
            </option>
          ))}
      </select>
      <input type="hidden" name="hold" value={hold} />
      <p id={`${id}-hint`} className={styles.hint} aria-live="polite">
        {fault && <span className={field.error}>{fault} </span>}
        {hint()}
      </p>
      <button
        type={isScripted ? 'button' : 'submit'}
        name={timesName}
        value="1"
        className={styles.show}
        // The page that answers opens here.
        formAction={isScripted ? undefined : `#${id}`}
        onClick={isScripted ? () => void load() : undefined}
      >
        {words.timeShow}
      </button>
    </div>
  )
}
