import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { settings } from '.'

const secretsSchema = z.object({ siteSecret: z.string(), staffPassword: z.string() })

type Secrets = z.infer<typeof secretsSchema>

/** A password of 96 random bits. */
export const newPassword = (): string => randomBytes(12).toString('base64url')

/** Where generated secrets are kept, whether there are any or not. */
export const secretsFile = (): string => path.join(settings().DATA_DIR, 'secrets.json')

function generate(): Secrets {
  return { siteSecret: randomBytes(32).toString('base64url'), staffPassword: newPassword() }
}

/** Reads the generated secrets; the first process to come makes them, whoever loses the race reads the winner's. */
function generatedSecrets(): Secrets {
  const file = secretsFile()
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    // Written aside and linked into place: nobody ever reads half a file, and a file once there stays.
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
  return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

let current: Secrets | undefined

/** Secrets not given by the environment are generated once into the data folder. */
export function secrets(): Secrets {
  const { BACKEND_URL, SITE_SECRET, STAFF_PASSWORD } = settings()
  // In front of a hosted backend there are no staff: with its secret given, the site needs no place to write.
  const staffPassword = STAFF_PASSWORD ?? (BACKEND_URL ? '' : undefined)
  current ??=
    SITE_SECRET && staffPassword !== undefined
      ? { siteSecret: SITE_SECRET, staffPassword }
      : { ...generatedSecrets(), ...(SITE_SECRET && { siteSecret: SITE_SECRET }), ...(STAFF_PASSWORD && { staffPassword: STAFF_PASSWORD }) }
  return current
}
