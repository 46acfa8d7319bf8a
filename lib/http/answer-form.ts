import { backend } from '@/lib/backend'
import { circumstances } from '@/lib/backend/contract/reservation'
import type { FormAnswer } from '@/lib/consultation/answer'
import { readConsultation, slotTaken, type FieldErrors } from '@/lib/consultation/form'
import { offerName, timesName, typedFields, type Typed } from '@/lib/consultation/typed'
import { CannotStore, OutcomeUnknown } from '@/lib/backend/port'
import { toNfc } from '@/lib/domain/nfc'
import { parseTypedDate } from '@/lib/domain/typed-date'
import { ApiError } from './errors'
import { closedNow, reserve } from './reserve'
import { storeFile } from './upload-file'

export const formNames: ReadonlySet<string> = new Set([
  ...typedFields,
  'subjects',
  ...['language', 'privacyVersion', 'website', 'opened', 'askedAt', 'correctionKey', 'from', offerName, timesName],
  ...['file', 'keptFile', 'keptName', 'dropFile', 'refusedFile', 'withoutFile'],
])

const [longestName, longestAddress] = [255, 2000]

export function storedBefore(form: FormData): Pick<FormAnswer, 'attachment'> {
  const [url, name] = [String(form.get('keptFile') ?? ''), String(form.get('keptName') ?? '')]
  return url !== '' && form.get('dropFile') === null
    ? { attachment: { url: url.slice(0, longestAddress), name: name.slice(0, longestName) } }
    : {}
}

/** The file sent with this form. A field without a file is sent as one without name and content. */
export function chosenFile(form: FormData): File | undefined {
  const chosen = form.get('file')
  return chosen instanceof File && (chosen.name !== '' || chosen.size > 0) ? chosen : undefined
}

/** The form's file, or that of an earlier attempt. A refused one is an error until it is replaced or given up. */
async function fileOf(form: FormData): Promise<Pick<FormAnswer, 'attachment' | 'errors' | 'refusedFile'>> {
  const chosen = chosenFile(form)
  if (chosen) {
    try {
      return { attachment: await storeFile(chosen), errors: {} }
    } catch (error) {
      if (error instanceof ApiError && error.fields)
        return { errors: error.fields, refusedFile: toNfc(chosen.name).slice(0, longestName) }
      throw error
    }
  }
  const [stored, refusedFile] = [storedBefore(form), String(form.get('refusedFile') ?? '').slice(0, longestName)]
  if (!stored.attachment && refusedFile !== '' && form.get('withoutFile') === null)
    return { errors: { file: 'fileChoice' }, refusedFile }
  return { errors: {}, ...stored }
}

export async function errorsIn(typed: Typed): Promise<FieldErrors> {
  const read = readConsultation(typed, new Date(), await closedNow())
  return 'errors' in read ? read.errors : {}
}

/**
 * Answers a form whose sender took the offered date, or asked for the free times of a day: nothing is stored but the
 * file, and the page shows the form again with any validation errors, of the fields in `checked` if that is given.
 * Does not throw: an error is logged and returned as the outcome `failed`.
 */
export async function answerOffer(form: FormData, typed: Typed, checked?: (keyof FieldErrors)[]): Promise<FormAnswer> {
  let attachment: FormAnswer['attachment']
  try {
    const file = await fileOf(form)
    attachment = file.attachment
    const results = Object.entries(await errorsIn(typed))
    const shown = Object.fromEntries(results.filter(([name]) => !checked || checked.some((field) => field === name)))
    return { ...file, typed, errors: { ...shown, ...file.errors } }
  } catch (error) {
    if (!(error instanceof CannotStore)) console.error('A form could not be shown again:', error)
    return { typed, errors: {}, outcome: 'failed', attachment }
  }
}

/** Stores a request sent without script, and returns what the page shows. Does not throw: errors are logged. */
export async function answerForm(request: Request, form: FormData, typed: Typed): Promise<FormAnswer> {
  let attachment: FormAnswer['attachment']
  try {
    const file = await fileOf(form)
    const { errors, refusedFile } = file
    attachment = file.attachment
    if (errors.file) return { typed, refusedFile, errors: { ...(await errorsIn(typed)), ...errors } }
    const stored = await reserve(
      request,
      { ...typed, file: attachment?.url ?? '' },
      circumstances.parse(Object.fromEntries(form)),
    )
    if ('errors' in stored) {
      const isUnnamed = Object.keys(stored.errors).length === 0
      const { errors } = stored
      return { typed, errors, ...(isUnnamed && { outcome: 'notAccepted' }), ...(!errors.file && { attachment }) }
    }
    return { typed, errors: {}, outcome: 'sent', ...stored }
  } catch (error) {
    if (!(error instanceof CannotStore)) console.error('A consultation request could not be stored:', error)
    return { typed, errors: {}, outcome: error instanceof OutcomeUnknown ? 'unsure' : 'failed', attachment }
  }
}

/** Adds the free times of the typed day and says if the chosen one is gone. Without them the form has the day alone. */
export async function withTimes(form: FormData, input: FormAnswer): Promise<FormAnswer> {
  const { consultDate, consultTime: time } = input.typed
  const day = parseTypedDate(consultDate)
  if (input.outcome === 'sent' || day === undefined) return input
  try {
    const { correctionKey } = circumstances.parse(Object.fromEntries(form))
    const slots = await (await backend()).listFreeSlots({ day, correctionKey })
    const isGone = time !== '' && slots.every(({ start }) => start !== time)
    return { ...input, slots, ...(isGone && { errors: { ...input.errors, consultTime: slotTaken } }) }
  } catch (error) {
    if (!(error instanceof CannotStore)) console.error('The times of a day could not be read:', error)
    return input
  }
}
