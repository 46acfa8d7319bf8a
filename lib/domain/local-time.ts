/** Vietnam has had one offset, without summer time, since 1975. */
const offset = '+07:00'

const offsetMs = 7 * 60 * 60 * 1000

/** A moment for a form's date and time field: the wall clock in Hanoi, wherever the browser is; empty if invalid. */
export function toLocalTime(moment: Date): string {
  return Number.isNaN(moment.getTime()) ? '' : new Date(moment.getTime() + offsetMs).toISOString().slice(0, 16)
}

export function parseLocalTime(typed: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return undefined
  const moment = new Date(`${typed}:00${offset}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
