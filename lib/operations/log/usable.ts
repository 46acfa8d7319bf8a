import { logOnce } from './once'

/**
 * What `make` returns for each item. One for which it throws is left out, and logged once by its name: a broken record
 * must not take down what lists it. `place` names the list in the log.
 */
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
