import type { CheckResult } from './run-checks'
import type { Finding } from './finding'

const signs = { fine: '✓', warning: '!', problem: '✗' } as const satisfies Record<Finding['state'], string>

/** Width of the column of names. */
const nameWidth = 12

/** What names of settings with secret values contain. The path of a file with one is no secret. */
const secretName = /(?:SECRET|PASSWORD|TOKEN|KEY)(?!.*_FILE$)/

/** The shortest text that is taken for a secret: shorter ones stand in ordinary words. */
const shortestSecret = 4

/** The password of an address, as it is written there and decoded. */
function passwordsOf(address: string): string[] {
  const password = URL.parse(address)?.password ?? ''
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}

/** The values of an environment that no output may contain. */
export function secretValues(environment: Record<string, string | undefined>): string[] {
  const values = Object.entries(environment).flatMap(([name, given = '']) => {
    const value = given.trim()
    return [...(secretName.test(name) ? [value] : []), ...(value.includes('://') ? passwordsOf(value) : [])]
  })
  return values.filter((value) => value.length >= shortestSecret).sort((a, b) => b.length - a.length)
}

/** The results without these values. */
export function withoutSecrets(result: CheckResult, secrets: readonly string[]): CheckResult {
  const clean = (text: string) => secrets.reduce((text, secret) => text.replaceAll(secret, '…'), text)
  return { ...result, findings: result.findings.map((one) => ({ ...one, found: clean(one.found) })) }
}

/** The lines of a result for a person: a sign, the check and what it found; below it what to do. */
export const linesOf = ({ name, findings }: CheckResult): string[] =>
  findings.flatMap((one) => [
    `${signs[one.state]} ${name.padEnd(nameWidth)} ${one.found}`,
    ...(one.state === 'fine' ? [] : [`  ${' '.repeat(nameWidth)} → ${one.advice}`]),
  ])

/** How many findings there are of each state. */
export function countsOf(results: readonly CheckResult[]): Record<Finding['state'], number> {
  const counts = { fine: 0, warning: 0, problem: 0 }
  for (const { findings } of results) for (const { state } of findings) counts[state] += 1
  return counts
}

/** The last line for a person. */
export function summaryLine(results: readonly CheckResult[]): string {
  const { fine, warning, problem } = countsOf(results)
  return `${fine} fine, ${warning} to look at, ${problem} to repair`
}

/** The results for a program, as one JSON text. */
export function toJson(results: readonly CheckResult[]): string {
  const findings = results.flatMap(({ name, findings }) => findings.map((one) => ({ check: name, ...one })))
  return JSON.stringify({ counts: countsOf(results), findings }, null, 2)
}
