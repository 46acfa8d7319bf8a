import { parseArgs } from 'node:util'
import { reasonOf } from '@/lib/operations/reason-of'
import { settings } from '@/lib/operations/settings'
import { loadEnvFile } from '@/lib/operations/settings/env-file'
import { settingsProblems } from '@/lib/operations/settings/usable'
import { withTimeout } from '@/lib/operations/with-timeout'
import { checks, ofContent } from '../doctor/checks'
import { factsOf } from '../doctor/facts'
import { problem, type Finding } from '../doctor/finding'
import { fail } from '../fail'

const text = { type: 'string' } as const

function read(args: string[]) {
  try {
    return parseArgs({ args, options: { url: text, mail: text, backups: text, json: { type: 'boolean' } } }).values
  } catch {
    return undefined
  }
}

const order = read(process.argv.slice(2))
if (!order) {
  console.error(`Usage: npm run doctor -- [--url https://…] [--mail ADDRESS] [--backups FOLDER] [--json]
--url: the public address, to look at the site from outside
--mail: sends a mail to this address
--backups: the folder of the backups`)
  process.exit(2)
}

const timeoutMs = 30_000

const signs = { fine: '✓', warning: '!', problem: '✗' } as const

/**
 * `npm run doctor`: looks at everything that the site needs, whether or not it is running, and says what to do. Ends
 * with code 1 if something has to be repaired.
 */
try {
  loadEnvFile()
  const environment = { ...process.env }
  const { problems, unusable } = settingsProblems(environment)
  // What is not valid is left out, so that the rest can be looked at.
  for (const name of unusable) process.env[name] = ''
  const facts = factsOf(order, environment, problems)
  const findings: (Finding & { check: string })[] = []
  for (const [check, { advice, run }] of Object.entries(checks)) {
    if (settings().BACKEND_URL && ofContent.includes(check)) continue
    const running = Promise.resolve(facts).then(run)
    const results = await withTimeout(running, timeoutMs, 'no result after 30 seconds').catch((error: unknown) =>
      problem(reasonOf(error)),
    )
    for (const { state, advice: own = advice, ...one } of [results].flat()) {
      // The message of an error may repeat an address with its password.
      const found = one.found.replaceAll(/\/\/[^/\s]+@/g, '//…@')
      findings.push({ check, state, found, ...(state !== 'fine' && { advice: own }) })
      if (order.json) continue
      console.log(`${signs[state]} ${check.padEnd(12)} ${found}`)
      if (state !== 'fine') console.log(`${' '.repeat(15)}→ ${own}`)
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
