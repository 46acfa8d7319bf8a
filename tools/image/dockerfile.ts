export interface Instruction {
  name: string
  value: string
}

export interface Stage {
  from: string
  name: string | undefined
  instructions: Instruction[]
}

export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, name, value = ''] = /^([A-Z]+)\s+(.*\S)\s*$/.exec(line) ?? []
    if (!name) continue
    const [, from, as] = name === 'FROM' ? (/^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(value) ?? []) : []
    if (from) stages.push({ from, name: as, instructions: [] })
    else stages.at(-1)?.instructions.push({ name, value })
  }
  return stages
}

export function variablesOf(value: string, before: Readonly<Record<string, string>>): Record<string, string> {
  const pairs = [...value.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', text = '']) => [name, text] as const)
  return Object.fromEntries(
    pairs.map(([name, text]) => [name, text.replace(/\$(\w+)/g, (_, other: string) => before[other] ?? '')]),
  )
}

export function copyOf(value: string): { from: string | undefined; owner: string; sources: string[]; to: string } {
  const words = value.split(/\s+/)
  const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const paths = words.filter((word) => !word.startsWith('--'))
  return {
    from: option('from'),
    owner: option('chown') ?? 'root:root',
    sources: paths.slice(0, -1),
    to: paths.at(-1) ?? '',
  }
}

export const commandOf = (value: string): string[] => JSON.parse(/\[.*\]$/.exec(value)?.[0] ?? '[]') as string[]
