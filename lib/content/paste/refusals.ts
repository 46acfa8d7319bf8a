export interface Refusal {
  name: string
  reason: string
}

const maxNames = 3

export function refusalLines(refusals: readonly Refusal[]): string[] {
  return [...Map.groupBy(refusals, ({ reason }) => reason)].map(([reason, images]) => {
    const names = [...new Set(images.map(({ name }) => name))]
    return `${names.slice(0, maxNames).join(', ')}${names.length > maxNames ? ', …' : ''}: ${reason}`
  })
}
