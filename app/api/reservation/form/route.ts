import { circumstances } from '@/lib/backend/contract/reservation'
import { answerHeader, storeAnswer, type FormAnswer } from '@/lib/consultation/answer'
import { offerName, timesName, typedInto } from '@/lib/consultation/typed'
import { slotTaken } from '@/lib/consultation/form'
import { signOpening } from '@/lib/consultation/opening'
import {
  answerForm,
  answerOffer,
  chosenFile,
  errorsIn,
  formNames,
  storedBefore,
  withTimes,
} from '@/lib/http/answer-form'
import { dayToOffer, toTypedDate } from '@/lib/domain/typed-date'
import { readFormUpTo } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { ApiError, noStore } from '@/lib/http/errors'
import { limitBodies } from '@/lib/http/limit-concurrency'
import { answer, handler } from '@/lib/http/handler'
import { secondsToWait } from '@/lib/http/limits'
import { assertOwnPage } from '@/lib/http/own-pages'
import { closedNow } from '@/lib/http/reserve'

/**
 * Bytes of the longest form that is read. It is above the limit for a file, so that the typed text is kept when a file
 * is too large.
 */
const longestForm = 20_000_000

const statusOfOutcome = { sent: 200, failed: 503, unsure: 500, notAccepted: 422 } as const

function statusOf({ errors, outcome }: FormAnswer): number {
  if (outcome) return statusOfOutcome[outcome]
  if (errors.consultTime === slotTaken) return 409
  return Object.keys(errors).length > 0 ? 422 : 200
}

/**
 * Reads the consultation form as a browser without scripts sends it (product decisions 6). The caching proxy then shows
 * the page with the result.
 */
export const POST = handler(async (request) => {
  assertOwnPage(request)
  const { form, isWhole } = await limitBodies(request, clientAddress(request), (body) =>
    readFormUpTo(request, longestForm, body),
  )
  if ([...form.keys()].some((name) => !formNames.has(name))) throw new ApiError('invalid_body')
  const typed = typedInto(form)
  if (!isWhole) {
    const errors = { ...(await errorsIn(typed)), file: 'fileTooLarge' }
    return reported({ typed, errors, refusedFile: chosenFile(form)?.name.slice(0, 255) })
  }
  // The footer's form is short: the contact page asks for the rest. A request that was sent is shown to be corrected.
  if (form.get('from') === 'footer') return reported({ typed, errors: {} })
  const { correctionKey } = circumstances.parse(Object.fromEntries(form))
  const shown = { typed, errors: {}, correctionKey }
  if (form.get('from') === 'sent') return reported(await withTimes(form, shown))
  if (await secondsToWait('reservation', { address: clientAddress(request) }))
    return reported({ ...shown, outcome: 'failed', ...storedBefore(form) }, 429)
  const offered = form.has(offerName) ? dayToOffer(typed.consultDate, await closedNow()) : undefined
  if (offered !== undefined) {
    const withOffer = { ...typed, consultDate: toTypedDate(offered) }
    return reported({ correctionKey, ...(await withTimes(form, await answerOffer(form, withOffer))) })
  }
  if (form.has(timesName))
    return reported({
      correctionKey,
      ...(await withTimes(form, await answerOffer(form, typed, ['consultDate']))),
    })
  return reported({ correctionKey, ...(await withTimes(form, await answerForm(request, form, typed))) })
})

const reported = (formAnswer: FormAnswer, status = statusOf(formAnswer)) =>
  new Response(null, {
    status,
    headers: { ...noStore, [answerHeader]: storeAnswer({ ...formAnswer, opened: signOpening(new Date()) }) },
  })

/**
 * Returns the time when the form was opened, signed. It is not in the page, because the page is shared by all visitors.
 */
export const GET = handler(async () => answer({ opened: signOpening(new Date()) }))
