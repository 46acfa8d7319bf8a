import { readFileSync } from 'node:fs'
import { parseEnv, types } from 'node:util'
import { SettingsError } from './kinds'

const file = '.env'

/** The text of the file, or undefined where there is none. Editors of Windows begin files with a mark (U+FEFF). */
function textOf(): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    const code = types.isNativeError(error) && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') return undefined
    throw new SettingsError(`The file ${file} cannot be read (${code}): let the user of the site read it`)
  }
}

/** Sets the variables of `.env` that are not set, as Next does. Throws a SettingsError if it cannot be read. */
export function loadEnvFile(): void {
  for (const [name, value] of Object.entries(parseEnv(textOf() ?? ''))) process.env[name] ??= value
}

/** Former names of settings. They are still read if the current name is not given. */
const formerNames = { KEPT_PAGES_MB: 'PAGE_CACHE_MB' } as const

type Environment = Record<string, string | undefined>

export function withPresentNames(environment: Environment): Environment {
  const present = { ...environment }
  for (const [former, name] of Object.entries(formerNames)) present[name] ||= environment[former]
  return present
}

export function renamedSettings(environment: Environment): string[] {
  return Object.entries(formerNames).flatMap(([former, name]) =>
    environment[former] ? [`The setting ${former} is now called ${name}`] : [],
  )
}
