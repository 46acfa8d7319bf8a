import { atMost } from '@/lib/http/at-most'
import { parseBody } from '@/lib/http/body'
import { handler } from '@/lib/http/handler'
import { policyReport } from '@/lib/http/policy-report'

/** Bytes of the longest report. */
const longest = 32_768

// Anybody can send reports, and they must not flood the log.
const mayLog = atMost(60, 60_000)

/** Logs a browser's report of a policy violation. */
export const POST = handler(async (request) => {
  const violation = await parseBody(policyReport, request, longest)
  if (mayLog()) console.warn('policy violation', JSON.stringify(violation))
  return new Response(null, { status: 204 })
})
