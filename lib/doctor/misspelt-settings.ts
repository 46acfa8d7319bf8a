/** A variable that looks like a setting and is none. */
export interface Misspelt {
  name: string
  /** The settings that may be meant, the nearest first. May be empty. */
  meant: string[]
}

/** What only settings of this site begin with. `GOOGLE_` and `LOG_` are left out: other programs have such variables. */
export const ownPrefixes = [
  'BACKEND_',
  'BACKUP_',
  'CDN_',
  'FACEBOOK_',
  'INDEXNOW_',
  'MAIL_',
  'S3_',
  'SITE_',
  'SMTP_',
  'STAFF_',
  'TRUSTED_',
  'UPLOAD_',
]

/** Variables of other programs. Docker and Kubernetes name the services beside the site (`BACKEND_SERVICE_HOST`). */
const ofOthers = /_(?:SERVICE|PORT)(?:_|$)|^(?:DOCKER_|KUBERNETES_|npm_|NODE_|NEXT_|PG|AWS_)|^(?:HOME|HOSTNAME|MAIL)$/

const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Number of letters to change, add, leave out or swap with the next to get from one name to the other. */
export function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= from.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const steps = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      ]
      rows[row]?.push(Math.min(...steps))
    }
  }
  return at(from.length, to.length)
}

/** How many letters of a name may be wrong. One letter makes another word of a short one (HOST, POST). */
const tolerance = (name: string) => (name.length > 8 ? 2 : name.length > 5 ? 1 : 0)

function meantBy(name: string, settings: readonly string[]): Misspelt | undefined {
  if (settings.includes(name) || ofOthers.test(name)) return undefined
  // Docker's images read secrets from files this way. Here only BACKUP_KEY_FILE is a setting.
  const ofFile = settings.find((setting) => name === `${setting}_FILE`)
  if (ofFile !== undefined) return { name, meant: [ofFile] }
  const written = plain(name)
  const near = settings
    .map((setting) => ({ setting, distance: editDistance(written, plain(setting)) }))
    .filter(({ setting, distance }) => distance <= tolerance(plain(setting)))
    .sort((a, b) => a.distance - b.distance)
  if (near.length > 0) return { name, meant: near.map(({ setting }) => setting) }
  const prefix = ownPrefixes.find((prefix) => name.toUpperCase().startsWith(prefix))
  if (prefix === undefined) return undefined
  return { name, meant: settings.filter((setting) => setting.startsWith(prefix)) }
}

/** The variables that are near the name of a setting, or begin as only settings do, and are no settings. */
export const misspeltSettings = (names: readonly string[], settings: readonly string[]): Misspelt[] =>
  names.flatMap((name) => meantBy(name, settings) ?? [])
