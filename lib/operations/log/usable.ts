import { logOnce } from './loggable'

/** What `make` returns for each item; one that throws is left out and logged once, so lists survive it. */
export function mapUsable<T, R>(
  items: readonly T[],
  place: string,
  nameOf: (item: T) => string,
  make: (item: T) => R,
): R[] {
  return items.flatMap((item) => {
    try {
      return [make(item)]
    } catch (error) {
      const name = JSON.stringify(nameOf(item))
      logOnce(`${place} ${name}`, `${name} is left out of ${place}:`, error)
      return []
    }
  })
}
