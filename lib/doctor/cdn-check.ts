import { fine, finding, type Finding } from './finding'

/** A tag that no page has. */
const unusedTag = 'doctor-check'

/**
 * Has the cache in front of the site drop a tag that no page has, as the site does after a change. `purge` returns why
 * it failed.
 */
export async function checkCdn(
  cdn: string | undefined,
  purge: (tags: string[]) => Promise<string | undefined>,
): Promise<Finding[]> {
  if (cdn === undefined) return [fine('no cache in front of the site is set')]
  if (cdn === 'nginx') return [fine('nginx keeps a page for a second and needs no purge')]
  const failure = await purge([unusedTag])
  if (failure !== undefined) return [finding('cdn-refused', `${cdn} could not be purged: ${failure}`)]
  return [fine(`${cdn} can be purged`)]
}
