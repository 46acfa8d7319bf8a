import type { Slot } from '@/lib/domain/slots'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { freeSlotsOf, holdSlot } from '@/lib/browser/slots'

/** What the field of the times shows. */
export interface SlotView {
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
  let view: SlotView = { times, hold }
  /** The day that is shown or being loaded: the answer for a former one is dropped. */
  let wanted = times?.day

  function change(more: Partial<SlotView>): void {
    view = { ...view, ...more }
    show(view)
  }
  const typedDay = () => {
    const date = select.form?.elements.namedItem('consultDate')
    return date instanceof HTMLInputElement ? parseTypedDate(date.value) : undefined
  }

  async function load(): Promise<void> {
    const day = typedDay()
    wanted = day
    change({ until: undefined })
    if (day === undefined) return change({ times: undefined })
    let slots: Slot[] | 'failed' = 'failed'
    try {
      slots = await freeSlotsOf(day, view.hold)
    } catch (error) {
      console.info(error)
    }
    if (wanted === day) change({ times: { day, slots } })
  }

  return {
    load,
    /** Loads the times if another day was typed. */
    read(): void {
      if (typedDay() !== wanted) void load()
    },
    /** Loads the times once more, if any are shown. */
    loadAgain(): void {
      if (wanted !== undefined) void load()
    },
    forget(): void {
      wanted = undefined
      change({ times: undefined, hold: '', until: undefined, isTaken: false })
    },
    /** Holds the chosen time. */
    async choose(): Promise<void> {
      const [day, time] = [typedDay(), select.value]
      change({ until: undefined, isTaken: false })
      if (time === '' || day === undefined) return
      try {
        const held = await holdSlot(day, time, view.hold)
        if (held === 'taken') {
          change({ isTaken: true })
          return await load()
        }
        if (!held) return
        change({ hold: held.hold })
        // The visitor may have chosen another time meanwhile.
        if (select.value === time) change({ until: held.until })
      } catch (error) {
        // It is not held, and can still be asked for.
        console.info(error)
      }
    },
  }
}

export type SlotChoice = ReturnType<typeof slotChoice>
