import { cpus, release, totalmem, type as systemName } from 'node:os'
import { measures, servers, type Measure, type OfServers, type Results, type Rounds } from './results'
import { percentile } from './statistics'

const decimals = (number: number, digits: number) =>
  number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

function line(measure: Measure, rounds: OfServers<Rounds>): string | undefined {
  const { label, share = 0, digits = 0, unit = 1 } = measures[measure]
  const [ours = Number.NaN, ...others] = servers.map((server) => percentile(rounds[server][measure] ?? [], share))
  if (Number.isNaN(ours)) return undefined
  const cells = [ours, ...others].map((value) => (Number.isNaN(value) ? '–' : decimals(value / unit, digits)))
  const ratios = others.map((other) => (other > 0 ? decimals(ours / other, 2) : '–'))
  return `| ${[label, ...cells, ...ratios].join(' | ')} |`
}

export const tables = (results: Results): string =>
  Object.entries(results)
    .map(([name, rounds]) =>
      [
        `## ${name}\n`,
        `| | ${servers.join(' | ')} | ours/nginx | ours/plain |`,
        `| --- |${' ---: |'.repeat(servers.length + 2)}`,
        ...(Object.keys(measures) as Measure[]).flatMap((measure) => line(measure, rounds) ?? []),
      ].join('\n'),
    )
    .join('\n\n')

export function machine(): string {
  const [cpu] = cpus()
  return `${new Date().toISOString().slice(0, 10)}: ${cpu?.model.trim()}, ${cpus().length} cores,
${Math.round(totalmem() / 1024 ** 3)} GB, ${systemName()} ${release().split('-')[0]}, Node ${process.versions.node}`
}

export const withNumbers = (text: string, measured: string, result: string): string =>
  text
    .replace(/(?<=Measured by `npm run bench` on)\s.*?(?=\.\n)/s, ` ${measured}`)
    .replace(/(?<=<!-- numbers -->\n).*?(?=\n<!-- end -->)/s, `\n${result}\n`)
