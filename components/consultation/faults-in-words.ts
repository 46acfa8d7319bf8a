import type { ConsultationWords } from './words'

/** The message for an error code. */
export const faultIn = ({ faults }: ConsultationWords, code: string | undefined): string | undefined =>
  code === undefined ? undefined : Object.hasOwn(faults, code) ? faults[code as keyof typeof faults] : faults.tooLong
