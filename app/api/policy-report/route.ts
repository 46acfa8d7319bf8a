import { atMost } from '@/lib/http/at-most'
import { parseBody } from '@/lib/http/body'
import { handler } from '@/lib/http/handler'
import { browserReport } from '@/lib/http/policy-report'

/** Bytes of the longest report. */
const longest = 32_768

// Anybody can send reports, and they must not flood the log.
const mayLog = atMost(60, 60_000)

/** Logs a browser's report of a policy violation, or of a script that failed. */
export const POST = handler(async (request) => {
  const report = await parseBody(browserReport, request, longest)
  if (mayLog()) console.warn('message' in report ? 'script failure' : 'policy violation', JSON.stringify(report))
  return new Response(null, { status: 204 })
})
