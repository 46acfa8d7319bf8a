import { siteSettings, together } from '.'
import { withPresentNames } from './environment'

type Environment = Record<string, string | undefined>

export interface SettingProblem {
  name: string
  message: string
}

const groups: readonly (readonly string[])[] = [
  ...together,
  ['SMTP_URL', 'MAIL_FROM'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY', 'BACKUP_KEY'],
]

function unusableBecauseOf(name: string, environment: Environment): readonly string[] {
  if (environment[name]) return [name]
  return groups.filter((group) => group.includes(name)).flat()
}

/**
 * Every problem of an environment, and the names of settings that must be left out for the rest to be valid. The schema
 * compares settings with one another only once each is valid by itself, so it is asked again without the wrong ones.
 */
export function settingsProblems(environment: Environment): { problems: SettingProblem[]; unusable: string[] } {
  const usable = withPresentNames(environment)
  const problems: SettingProblem[] = []
  const unusable = new Set<string>()
  for (;;) {
    const { error } = siteSettings.safeParse(usable)
    if (!error) return { problems, unusable: [...unusable] }
    const before = unusable.size
    for (const { path, message } of error.issues) {
      const name = path.join('.')
      // A setting that was left out here is not missing.
      if (!unusable.has(name)) problems.push({ name, message })
      for (const other of unusableBecauseOf(name, usable)) unusable.add(other)
    }
    if (unusable.size === before) return { problems, unusable: [...unusable] }
    for (const name of unusable) delete usable[name]
  }
}
