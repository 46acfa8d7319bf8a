import { settings } from '@/lib/operations/settings'
import { loadEnvFile } from '@/lib/operations/settings/environment'
import { settingsProblems } from '@/lib/operations/settings/usable'
import { checks, findingsOf, ofContent } from '../doctor/checks'
import { factsOf, type Finding } from '../doctor/facts'
import { fail, failWithUsage, readArguments } from '../fail'

const text = { type: 'string' } as const

const options = { url: text, mail: text, backups: text, json: { type: 'boolean' } } as const

const usage = 'Usage: npm run doctor -- [--url https://…] [--mail ADDRESS] [--backups FOLDER] [--json]'

const signs = { fine: '✓', warning: '!', problem: '✗' } as const

/** `npm run doctor`: looks at all that the site needs, running or not. Code 1 if something has to be repaired. */
try {
  const order = readArguments({ options })?.values ?? failWithUsage(usage)
  loadEnvFile()
  const environment = { ...process.env }
  const { problems, unusable } = settingsProblems(environment)
  // What is not valid is left out, so that the rest can be looked at.
  for (const name of unusable) process.env[name] = ''
  const facts = factsOf(order, environment, problems)
  const findings: (Finding & { check: string })[] = []
  for (const [name, check] of Object.entries(checks)) {
    if (settings().BACKEND_URL && ofContent.includes(name)) continue
    for (const { state, advice, ...one } of await findingsOf(check, facts)) {
      // The message of an error may repeat an address with its password.
      const found = one.found.replaceAll(/\/\/[^/\s]+@/g, '//…@')
      findings.push({ check: name, state, found, ...(advice && { advice }) })
      if (order.json) continue
      console.log(`${signs[state]} ${name.padEnd(12)} ${found}`)
      if (advice) console.log(`${' '.repeat(15)}→ ${advice}`)
    }
  }
  const count = (state: string) => findings.filter((one) => one.state === state).length
  const counts = { fine: count('fine'), warning: count('warning'), problem: count('problem') }
  const summary = `\n${counts.fine} fine, ${counts.warning} to look at, ${counts.problem} to repair`
  console.log(order.json ? JSON.stringify({ counts, findings }, null, 2) : summary)
  process.exit(counts.problem > 0 ? 1 : 0)
} catch (error) {
  fail(error)
}
