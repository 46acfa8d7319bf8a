import { circumstances } from '@/lib/backend/contract/reservation'
import { answerHeader, keepAnswer, type FormAnswer, type Typed } from '@/lib/consultation/answer'
import { readConsultation, type Faults } from '@/lib/consultation/form'
import { typedInto } from '@/lib/consultation/typed'
import { signOpening } from '@/lib/consultation/opening'
import { readFormUpTo } from '@/lib/http/body'
import { clientAddress } from '@/lib/http/client-address'
import { ApiError, unkept } from '@/lib/http/errors'
import { fewAtOnce } from '@/lib/http/few-at-once'
import { answer, handler } from '@/lib/http/handler'
import { secondsToWait } from '@/lib/http/limits'
import { assertOwnPage } from '@/lib/http/own-pages'
import { reserve } from '@/lib/http/reserve'
import { keepFile } from '@/lib/http/upload-file'
import { loggable } from '@/lib/log/loggable'
import { settings } from '@/lib/settings'

/** Bytes of the longest form: what a file is over the limit by is still read, so that the text stays. */
const longestForm = 20_000_000

/** The file that came with the form at an earlier attempt, unless it is to be dropped. */
function keptBefore(form: FormData): Pick<FormAnswer, 'kept'> {
  const [url, name] = [String(form.get('keptFile') ?? ''), String(form.get('keptName') ?? '')]
  return url !== '' && form.get('dropFile') === null ? { kept: { url, name } } : {}
}

/** The file that comes with the form, or came with it before; what is wrong with it is a fault like others. */
async function fileOf(form: FormData): Promise<Pick<FormAnswer, 'kept' | 'faults'>> {
  const chosen = form.get('file')
  if (chosen instanceof File && chosen.size > 0) {
    try {
      return { kept: await keepFile(chosen), faults: {} }
    } catch (error) {
      if (error instanceof ApiError && error.fields) return { faults: error.fields }
      throw error
    }
  }
  return { faults: {}, ...keptBefore(form) }
}

function faultsIn(typed: Typed): Faults {
  const read = readConsultation(typed, new Date())
  return 'faults' in read ? read.faults : {}
}

async function ask(request: Request, form: FormData, typed: Typed): Promise<FormAnswer> {
  let kept: FormAnswer['kept']
  try {
    const file = await fileOf(form)
    const { faults } = file
    kept = file.kept
    if (faults.file) return { typed, faults: { ...faultsIn(typed), ...faults } }
    const stored = await reserve(request, { ...typed, file: kept?.url ?? '' }, circumstances.parse(Object.fromEntries(form)))
    if ('faults' in stored) return { typed, faults: stored.faults, ...(!stored.faults.file && { kept }) }
    return { typed, faults: {}, outcome: 'sent', reference: stored.reference }
  } catch (error) {
    console.error('A consultation request could not be stored:', loggable(error))
    return { typed, faults: {}, outcome: 'failed', kept }
  }
}

const statusOf = ({ faults, outcome }: FormAnswer) => (outcome === 'failed' ? 503 : Object.keys(faults).length > 0 ? 422 : 200)

/** The consultation form as a browser without script sends it (product decisions 6). The server in front shows the page that tells what became of it. */
export const POST = handler(async (request) => {
  assertOwnPage(request, new URL(settings().SITE_URL).origin)
  const { form, isWhole } = await fewAtOnce(clientAddress(request), () => readFormUpTo(request, longestForm))
  const typed = typedInto(form)
  if (!isWhole) return told({ typed, faults: { ...faultsIn(typed), file: 'fileTooLarge' } })
  // The footer's form is short: the rest is asked for on the contact page.
  if (form.get('from') === 'footer') return told({ typed, faults: {} })
  if (await secondsToWait('reservation', { address: clientAddress(request) })) return told({ typed, faults: {}, outcome: 'failed', ...keptBefore(form) }, 429)
  return told(await ask(request, form, typed))
})

const told = (formAnswer: FormAnswer, status = statusOf(formAnswer)) => new Response(null, { status, headers: { ...unkept, [answerHeader]: keepAnswer({ ...formAnswer, opened: signOpening(new Date()) }) } })

/** When the form was opened, signed: the page itself is one for everybody. */
export const GET = handler(async () => answer({ opened: signOpening(new Date()) }))
