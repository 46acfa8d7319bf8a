import { linesOf, countsOf, secretValues, summaryLine, toJson, withoutSecrets } from '@/lib/doctor/report'
import { runChecks, type CheckResult } from '@/lib/doctor/run-checks'
import { loadEnvFile } from '@/lib/settings/env-file'
import { settingsProblems } from '@/lib/settings/usable'
import { checks } from '../doctor/checks'
import { readOrder, usage } from '../doctor/order'
import { fail } from '../fail'

const order = readOrder(process.argv.slice(2))
if (!order) {
  console.error(usage)
  process.exit(2)
}

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
  const secrets = secretValues(environment)
  const results: CheckResult[] = []
  for await (const found of runChecks(checks(order, { environment, problems }))) {
    const result = withoutSecrets(found, secrets)
    results.push(result)
    if (!order.json) for (const line of linesOf(result)) console.log(line)
  }
  console.log(order.json ? toJson(results) : `\n${summaryLine(results)}`)
  process.exit(countsOf(results).problem > 0 ? 1 : 0)
} catch (error) {
  fail(error)
}
