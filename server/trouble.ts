/** Tells in the log of what fails again and again: once, and once that it is over. */
export function trouble(begins: string, ends: string): { met: (error: unknown) => void; over: () => void } {
  let isKnown = false
  return {
    met: (error) => {
      if (!isKnown) console.error(begins, error)
      isKnown = true
    },
    over: () => {
      if (isKnown) console.log(ends)
      isKnown = false
    },
  }
}
