/** Logs a repeating failure only twice: when it first occurs and when the operation works again. */
export function failureLog(begins: string, ends: string): { failed: (error: unknown) => void; worked: () => void } {
  let isKnown = false
  return {
    failed: (error) => {
      if (!isKnown) console.error(begins, error)
      isKnown = true
    },
    worked: () => {
      if (isKnown) console.log(ends)
      isKnown = false
    },
  }
}
