/** A pasted picture that was not taken over. */
export interface Refusal {
  name: string
  /** A sentence for staff. */
  reason: string
}

/** Pictures that are named for each reason. */
const maxNames = 3

/** Says why pictures are missing: a line for each reason, with the names of the first pictures that it concerns. */
export function refusalLines(refusals: readonly Refusal[]): string[] {
  return [...Map.groupBy(refusals, ({ reason }) => reason)].map(([reason, pictures]) => {
    const names = [...new Set(pictures.map(({ name }) => name))]
    return `${names.slice(0, maxNames).join(', ')}${names.length > maxNames ? ', …' : ''}: ${reason}`
  })
}
