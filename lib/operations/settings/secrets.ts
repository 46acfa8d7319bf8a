import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { settings } from '.'
import { SettingsError } from './kinds'

const secretsSchema = z.object({ siteSecret: z.string(), staffPassword: z.string() })

type Secrets = z.infer<typeof secretsSchema>

export const newPassword = (): string => randomBytes(12).toString('base64url')

export const secretsFile = (): string => path.join(settings().DATA_DIR, 'secrets.json')

function generate(): Secrets {
  return { siteSecret: randomBytes(32).toString('base64url'), staffPassword: newPassword() }
}

/** Reads the file of generated secrets. Throws a SettingsError if it is damaged: a full disk may have cut it off. */
export function readSecrets(file: string): Secrets {
  const text = readFileSync(file, 'utf8')
  try {
    return secretsSchema.parse(JSON.parse(text))
  } catch {
    throw new SettingsError(
      `${file} is damaged: restore it from a backup (secrets.json in it). If it is removed, a new one is made: everybody is signed out, and second factors of staff have to be reset`,
    )
  }
}

/** Reads the generated secrets. The first process creates them; a process that loses the race reads the winner's. */
function generatedSecrets(): Secrets {
  const file = secretsFile()
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    // Written to a draft and linked into place, so no process reads a partial file, and an existing file is never
    // replaced.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${JSON.stringify(generate(), null, 2)}\n`, { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    } finally {
      rmSync(draft)
    }
  }
  return readSecrets(file)
}

let current: Secrets | undefined

/** The site's secrets. Those not set in the environment are generated once and stored in the data folder. */
export function secrets(): Secrets {
  const { BACKEND_URL, SITE_SECRET, STAFF_PASSWORD } = settings()
  // With a hosted backend there are no staff accounts; if SITE_SECRET is set too, the site needs no writable folder.
  const staffPassword = STAFF_PASSWORD ?? (BACKEND_URL ? '' : undefined)
  current ??=
    SITE_SECRET && staffPassword !== undefined
      ? { siteSecret: SITE_SECRET, staffPassword }
      : {
          ...generatedSecrets(),
          ...(SITE_SECRET && { siteSecret: SITE_SECRET }),
          ...(STAFF_PASSWORD && { staffPassword: STAFF_PASSWORD }),
        }
  return current
}

/** The secret of the site, if there is one already: none is generated. */
export function existingSiteSecret(): string | undefined {
  const { SITE_SECRET } = settings()
  if (SITE_SECRET) return SITE_SECRET
  return existsSync(secretsFile()) ? generatedSecrets().siteSecret : undefined
}
