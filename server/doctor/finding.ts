/** What a check found. `advice` says what to do where that of the check does not fit. */
export interface Finding {
  state: 'fine' | 'warning' | 'problem'
  found: string
  advice?: string | undefined
}

/** Something is as it should be. `found` is one sentence of what was seen, without a full stop. */
export const fine = (found: string): Finding => ({ state: 'fine', found })

/** Something needs attention at some time. */
export const warning = (found: string, advice?: string): Finding => ({ state: 'warning', found, advice })

/** Something keeps the site or a part of it from working. */
export const problem = (found: string, advice?: string): Finding => ({ state: 'problem', found, advice })

/** A finding in a list, if there is a reason for it. */
export const when = (reason: unknown, finding: Finding): Finding[] => (reason ? [finding] : [])
