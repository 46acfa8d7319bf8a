import type { Slot } from '@/lib/domain/slots'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { freeSlotsOf } from '@/lib/browser/slots'

/** What the field of the times shows. */
export interface SlotView {
  /** The time that was chosen before, while the list of times may not have it yet. */
  time?: string | undefined
  /** Free times of a day; `failed` if they could not be loaded. */
  times?: { day: string; slots: Slot[] | 'failed' } | undefined
  /** Whether the chosen time was taken meanwhile. */
  isTaken?: boolean
}

/** Loads the free times of the day that is typed into the form of `select`. */
export function slotChoice(select: HTMLSelectElement, { times }: SlotView, show: (view: SlotView) => void) {
  let view: SlotView = { times }
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

  async function load(): Promise<void> {
    const day = typedDay()
    wanted = day
    if (day === undefined) return change({ times: undefined })
    let slots: Slot[] | 'failed' = 'failed'
    try {
      slots = await freeSlotsOf(day, valueOf('correctionKey'))
    } catch (error) {
      console.info(error)
    }
    if (wanted !== day) return
    // A choice does not outlast its day.
    const time = view.time ?? ((view.times?.day === day && select.value) || undefined)
    const isGone = time !== undefined && slots !== 'failed' && slots.every(({ start }) => start !== time)
    change({ times: { day, slots }, ...(isGone && { isTaken: true, time: undefined }) })
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
      change({ times: undefined, isTaken: false, time: undefined })
    },
    /** Chooses the time that was chosen before, once the times of its day are known, or says that it was taken. */
    restore(time: string): void {
      change({ time })
      if (wanted === undefined || view.times) void load()
    },
    /** Forgets the time of before: the visitor has chosen. */
    choose: () => change({ isTaken: false, time: undefined }),
  }
}

export type SlotChoice = ReturnType<typeof slotChoice>
