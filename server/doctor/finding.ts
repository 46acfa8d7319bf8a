export interface Finding {
  state: 'fine' | 'warning' | 'problem'
  found: string
  advice?: string | undefined
}

/** Something is as it should be. `found` is one sentence of what was seen, without a full stop. */
export const fine = (found: string): Finding => ({ state: 'fine', found })

export const warning = (found: string, advice?: string): Finding => ({ state: 'warning', found, advice })

export const problem = (found: string, advice?: string): Finding => ({ state: 'problem', found, advice })

export const when = (reason: unknown, finding: Finding): Finding[] => (reason ? [finding] : [])
