import { answerHeader, keepAnswer, type FormAnswer } from '@/lib/consultation/answer'
import { typedInto } from '@/lib/consultation/typed'
import { signOpening } from '@/lib/consultation/opening'
import { answerForm, faultsIn, keptBefore } from '@/lib/http/answer-form'
import { readFormUpTo } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { noStore } from '@/lib/http/errors'
import { limitConcurrency } from '@/lib/http/limit-concurrency'
import { answer, handler } from '@/lib/http/handler'
import { secondsToWait } from '@/lib/http/limits'
import { assertOwnPage } from '@/lib/http/own-pages'
import { settings } from '@/lib/settings'

/** Bytes of the longest form: what a file is over the limit by is still read, so that the text stays. */
const longestForm = 20_000_000

const statusOf = ({ faults, outcome }: FormAnswer) => (outcome === 'failed' ? 503 : Object.keys(faults).length > 0 ? 422 : 200)

/** The consultation form as a browser without script sends it (product decisions 6). The caching proxy shows the page that tells what became of it. */
export const POST = handler(async (request) => {
  assertOwnPage(request, new URL(settings().SITE_URL).origin)
  const { form, isWhole } = await limitConcurrency('bodies', clientAddress(request), () => readFormUpTo(request, longestForm))
  const typed = typedInto(form)
  if (!isWhole) return reported({ typed, faults: { ...faultsIn(typed), file: 'fileTooLarge' } })
  // The footer's form is short: the rest is asked for on the contact page.
  if (form.get('from') === 'footer') return reported({ typed, faults: {} })
  if (await secondsToWait('reservation', { address: clientAddress(request) })) return reported({ typed, faults: {}, outcome: 'failed', ...keptBefore(form) }, 429)
  return reported(await answerForm(request, form, typed))
})

const reported = (formAnswer: FormAnswer, status = statusOf(formAnswer)) => new Response(null, { status, headers: { ...noStore, [answerHeader]: keepAnswer({ ...formAnswer, opened: signOpening(new Date()) }) } })

/** When the form was opened, signed: the page itself is one for everybody. */
export const GET = handler(async () => answer({ opened: signOpening(new Date()) }))
