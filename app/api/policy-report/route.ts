import { parseBody } from '@/lib/http/body'
import { handler } from '@/lib/http/handler'
import { secondsToWait } from '@/lib/http/limits'
import { browserReport } from '@/lib/http/policy-report'

/** Bytes of the longest report. */
const longest = 32_768

export const POST = handler(async (request) => {
  const report = await parseBody(browserReport, request, longest)
  const mayLog = (await secondsToWait('policyReport', { address: 'anybody' })) === 0
  if (mayLog) console.warn('message' in report ? 'script failure' : 'policy violation', JSON.stringify(report))
  return new Response(null, { status: 204 })
})
