import { wordsFor, type StudioKey } from '@/lib/backend/embedded/labels'

/** The texts of the sign-in form and of the page of the second factor. */
const keys = [
  'secondFactorScan',
  'secondFactorPicture',
  'secondFactorKey',
  'secondFactorCode',
  'secondFactorCodeHelp',
  'secondFactorFirstCodeHelp',
  'secondFactorConfirm',
  'secondFactorStartAgain',
  'secondFactorBegin',
  'secondFactorTurnOff',
  'secondFactorReset',
  'secondFactorResetHelp',
  'secondFactorRequired',
  'recoveryCodes',
  'recoveryCodesHelp',
  'recoveryCodesDownload',
  'recoveryCodesDone',
  'recoveryCodesRenew',
  'recoveryCodesRenewHelp',
  'currentPassword',
  'signInFailed',
] as const satisfies StudioKey[]

export type SecondFactorWords = Record<(typeof keys)[number], string>

/** These texts in the language of a person, for client components. */
export const secondFactorWords = (req: Parameters<typeof wordsFor>[0]): SecondFactorWords =>
  Object.fromEntries(keys.map((key) => [key, wordsFor(req, key)])) as SecondFactorWords
