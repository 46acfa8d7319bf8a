import type { Feed, Problem, Rule } from '../site'
import { forms } from './feed-forms'

/** The last part of an article's address is its id. */
const idOf = (address: string | undefined) =>
  address && URL.canParse(address) ? decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '') : undefined

function faultsOf(feed: Feed): string[] {
  if (feed.status !== 200) return [`answers ${feed.status}`]
  const { read, type } = forms[feed.kind]
  const { items, faults } = read(feed.text)
  const expected = feed.newest.slice(0, items.length)
  const differing = items.filter(
    ({ address, title }, index) => idOf(address) !== expected[index]?.id || title !== expected[index]?.title.trim(),
  )
  return [
    ...(type.test(feed.type) ? [] : [`is sent as ${feed.type}`]),
    ...faults,
    ...(items.length > 0 || feed.newest.length === 0 || faults.length > 0 ? [] : ['is empty']),
    ...differing.map(({ address }) => `${address} is not what the API has there`),
  ]
}

/** Feeds are valid in their format, and contain the newest articles in order. */
export const feeds: Rule = ({ origin, feeds: all }) => {
  const none: Problem[] = all.length === 0 ? [{ page: origin, what: 'names no feed' }] : []
  return [...none, ...all.flatMap((feed) => faultsOf(feed).map((what): Problem => ({ page: feed.address, what })))]
}
