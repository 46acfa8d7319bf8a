import { hash } from 'node:crypto'

/** Characters of an id in a tag. Ids are shorter, except those of a hosted backend. */
const longestId = 120

/** A tag that names one resource. Tags of caches are short ASCII texts without spaces and commas, whatever an id has. */
export function tagOfId<Kind extends string>(kind: Kind, id: string): `${Kind}-${string}` {
  const written = encodeURIComponent(id)
  const short = written.length > longestId ? hash('sha256', id, 'base64url').slice(0, 22) : written
  return `${kind}-${short}`
}
