import { fine, finding, type Finding } from './finding'

/** Settings that are random secrets: whoever guesses one gets in. */
const randomSecrets = ['SITE_SECRET', 'BACKEND_TOKEN', 'REVALIDATE_SECRET', 'METRICS_TOKEN'] as const

/** What examples have where a secret belongs. */
const sample =
  /change.?(?:me|it|this)|replace.?(?:me|this)|example|sample|a secret for|your.?(?:secret|password|token)|0123456789|1234567890|abcdefgh|qwerty/i

/** The fewest different characters of a random secret: 16 random hexadecimal digits have fewer in one of 10,000. */
const fewestDifferent = 6

/** Whether a text is an example, or far from random. */
const isWeak = (secret: string) => sample.test(secret) || new Set(secret).size < fewestDifferent

/** What the check of secrets reads. */
export interface GivenSecrets {
  settings: Partial<Record<(typeof randomSecrets)[number] | 'STAFF_PASSWORD', string | undefined>>
  /** The file of generated secrets and its permissions; undefined where there is none. */
  file: { path: string; mode: number } | undefined
  /** Why a password is easy to guess, or undefined if it is not. */
  passwordFault: (password: string) => Promise<unknown>
}

/** Permissions of other users than the owner. */
const ofOthers = 0o077

function fileFindings(file: GivenSecrets['file']): Finding[] {
  if (!file || (file.mode & ofOthers) === 0) return []
  return [finding('secrets-readable', `other users may read ${file.path}`)]
}

/** Checks that secrets are random, different from one another and not the examples, and who may read their file. */
export async function checkSecrets({ settings, file, passwordFault }: GivenSecrets): Promise<Finding[]> {
  const given = randomSecrets.flatMap((name) => (settings[name] ? [{ name, value: settings[name] }] : []))
  const weak = given.filter(({ value }) => isWeak(value))
  const shared = given.filter(({ value }) => given.filter((other) => other.value === value).length > 1)
  const password = settings.STAFF_PASSWORD
  const findings = [
    ...weak.map(({ name }) => finding('secret-weak', `${name} is an example or easy to guess`)),
    ...(shared.length > 0
      ? [finding('secret-shared', `${shared.map(({ name }) => name).join(' and ')} have the same value`)]
      : []),
    ...(password && (await passwordFault(password)) !== undefined
      ? [finding('password-guessable', 'STAFF_PASSWORD is easy to guess')]
      : []),
    ...fileFindings(file),
  ]
  if (findings.length > 0) return findings
  const source = settings.SITE_SECRET ? 'SITE_SECRET is set' : 'SITE_SECRET is generated'
  return [fine(`${source}; no secret is an example`)]
}
