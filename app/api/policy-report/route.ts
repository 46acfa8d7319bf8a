import { atMost } from '@/lib/http/at-most'
import { parseBody } from '@/lib/http/body'
import { handler } from '@/lib/http/handler'
import { policyReport } from '@/lib/http/policy-report'

/** Bytes of a report. */
const longest = 32_768

// Anybody can send reports; the log must not be flooded with them.
const mayLog = atMost(60, 60_000)

/** A browser tells what a page's policy kept it from doing; it is logged. */
export const POST = handler(async (request) => {
  const violation = await parseBody(policyReport, request, longest)
  if (mayLog()) console.warn('policy violation', JSON.stringify(violation))
  return new Response(null, { status: 204 })
})
