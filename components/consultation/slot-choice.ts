import type { Slot } from '@/lib/domain/slots'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { holdStorageKey } from '@/lib/consultation/storage-keys'
import { readStored, store } from '@/lib/browser/browser-storage'
import { freeSlotsOf, holdSlot } from '@/lib/browser/slots'

/** What the field of the times shows. */
export interface SlotView {
  /** The time that was chosen before, while the list of times may not have it yet. */
  time?: string | undefined
  /** Free times of a day; `failed` if they could not be loaded. */
  times?: { day: string; slots: Slot[] | 'failed' } | undefined
  /** The key of the hold on the chosen time. */
  hold: string
  /** When the hold ends. */
  until?: Date | undefined
  /** Whether the chosen time was taken meanwhile. */
  isTaken?: boolean
}

/** Loads the free times of the day that is typed into the form of `select`, and holds the one that is chosen. */
export function slotChoice(select: HTMLSelectElement, { times, hold }: SlotView, show: (view: SlotView) => void) {
  // After a reload a time is not taken by the hold from before it.
  let view: SlotView = { times, hold: hold || (readStored('localStorage', holdStorageKey) ?? '') }
  /** The day that is shown or being loaded: the answer for a former one is dropped. */
  let wanted = times?.day

  function change(more: Partial<SlotView>): void {
    view = { ...view, ...more }
    show(view)
  }
  const valueOf = (name: string) => {
    const input = select.form?.elements.namedItem(name)
    return input instanceof HTMLInputElement ? input.value : ''
  }
  const typedDay = () => parseTypedDate(valueOf('consultDate'))
  /** A request that is corrected has its time without a hold. */
  const ownKey = () => valueOf('correctionKey') || view.hold

  async function keep(day: string, time: string): Promise<void> {
    try {
      const held = await holdSlot(day, time, ownKey())
      if (held === 'taken') return await lose()
      if (!held) return
      if (held.hold !== valueOf('correctionKey')) {
        store('localStorage', holdStorageKey, held.hold)
        change({ hold: held.hold })
      }
      // The visitor may have chosen another time meanwhile.
      if (select.value === time) change({ until: held.until })
    } catch (error) {
      // It is not held, and can still be asked for.
      console.info(error)
    }
  }
  function lose(): Promise<void> {
    change({ isTaken: true, time: undefined })
    return load()
  }

  async function load(): Promise<void> {
    const day = typedDay()
    wanted = day
    change({ until: undefined })
    if (day === undefined) return change({ times: undefined })
    let slots: Slot[] | 'failed' = 'failed'
    try {
      slots = await freeSlotsOf(day, ownKey())
    } catch (error) {
      console.info(error)
    }
    if (wanted !== day) return
    const { time } = view
    const isGone = time !== undefined && slots !== 'failed' && slots.every(({ start }) => start !== time)
    change({ times: { day, slots }, ...(isGone && { isTaken: true, time: undefined }) })
    if (time !== undefined && !isGone && slots !== 'failed') await keep(day, time)
  }

  return {
    load,
    /** Loads the times if another day was typed. */
    read(): void {
      if (typedDay() === wanted) return
      change({ time: undefined })
      void load()
    },
    /** Loads the times once more, if any are shown. */
    loadAgain(): void {
      if (wanted !== undefined) void load()
    },
    forget(): void {
      wanted = undefined
      store('localStorage', holdStorageKey, null)
      change({ times: undefined, hold: '', until: undefined, isTaken: false, time: undefined })
    },
    /** Chooses the time that was chosen before, once the times of its day are known, or says that it was taken. */
    restore(time: string): void {
      change({ time })
      if (wanted === undefined || view.times) void load()
    },
    /** Holds the chosen time. */
    async choose(): Promise<void> {
      const [day, time] = [typedDay(), select.value]
      change({ until: undefined, isTaken: false, time: undefined })
      if (time !== '' && day !== undefined) await keep(day, time)
    },
  }
}

export type SlotChoice = ReturnType<typeof slotChoice>
