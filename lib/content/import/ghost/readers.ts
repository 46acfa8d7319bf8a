import { z } from 'zod'

/** Who could read a part of a post on the Ghost site. What not everybody could read is no part of an article here. */

export const forMembers = 'text that only members could read'
export const inEmail = 'text that was only in its e-mail'
export const forUnknownReaders = 'text of which the export does not say clearly who could read it'

/** What a card says of who sees it, of the three forms that Ghost has had. */
const byReader = z.object({ web: z.object({ nonMember: z.boolean() }) })
const byPlace = z.object({ showOnWeb: z.boolean(), emailOnly: z.boolean().optional() })
const byEmail = z.object({ emailOnly: z.boolean() })
const forms = z.union([
  byReader.transform(({ web }) => (web.nonMember ? undefined : forMembers)),
  byPlace.transform(({ showOnWeb, emailOnly }) => (showOnWeb && emailOnly !== true ? undefined : inEmail)),
  byEmail.transform(({ emailOnly }) => (emailOnly ? inEmail : undefined)),
])

/** Why a card, or another node of a text, is not taken; undefined if everybody saw it. */
export function hiddenCard(payload: unknown): string | undefined {
  const { visibility } = z.object({ visibility: z.unknown() }).safeParse(payload).data ?? {}
  if (visibility === undefined || visibility === null) return undefined
  const read = forms.safeParse(visibility)
  return read.success ? read.data : forUnknownReaders
}

/**
 * Comments that Ghost puts around parts of its HTML: a block for some readers, and a card of an e-mail. One that does not
 * end is read up to the next one, so that a text of them takes linear time.
 */
const mark =
  /<!--\s*kg-(?:gated-block\b((?:(?!<!--)[^])*?)|card-(begin|end):\s*email(?:-cta)?\s*)(?:--!?>|(?=<!--)|$)/gi

/** The settings of a gated block: names with a value, in quotes or without. */
const settingOf = /(?<!\w)(\w{1,40}):("[^"]*"|'[^']*'|[^\s"']+)(?=\s|$)/g

/** Why a gated block is not taken, by what its first comment says; undefined if everybody saw it. */
function hiddenBlock(words: string): string | undefined {
  const given = /^:\s*begin\b([^]*)$/i.exec(words)?.[1]
  if (given === undefined) return forUnknownReaders
  const settings = [...given.matchAll(settingOf)].map(([, name, value = '']) => [
    name,
    value.replace(/^["']|["']$/g, ''),
  ])
  const isClear = given.replaceAll(settingOf, '').trim() === ''
  const readers = settings.flatMap(([name, value]) => (name === 'nonMember' ? [value] : []))
  if (!isClear || readers.length > 1) return forUnknownReaders
  return readers[0] === 'true' ? undefined : forMembers
}

/**
 * Ghost's HTML without what not everybody saw. `onDropped` learns of it. Blocks may be in each other: everybody sees what
 * is in no block that is hidden. A block without an end goes on to the end of the text. An end without a beginning ends a
 * block that cannot be told from the text before it, so all of that is left out, back to the mark before.
 */
export function publicHtml(html: string, onDropped: (what: string) => void): string {
  const shown: string[] = []
  /** Of each block that is open, why it is not taken. */
  const blocks: (string | undefined)[] = []
  let [emails, from] = [0, 0]
  const hidden = () => blocks.find((why) => why !== undefined) ?? (emails > 0 ? inEmail : undefined)
  const take = (to: number, isOpened = true) => {
    const part = html.slice(from, to)
    const why = isOpened ? hidden() : (hidden() ?? forUnknownReaders)
    if (why === undefined) shown.push(part)
    else if (part.trim() !== '') onDropped(why)
  }
  for (const { 0: comment, 1: gated, 2: card, index } of html.matchAll(mark)) {
    const isEnd = gated === undefined ? card?.toLowerCase() === 'end' : /^:\s*end\s*$/i.test(gated)
    take(index, !isEnd || (gated === undefined ? emails > 0 : blocks.length > 0))
    if (gated === undefined) emails = Math.max(0, emails + (isEnd ? -1 : 1))
    else if (isEnd) blocks.pop()
    else blocks.push(hiddenBlock(gated))
    from = index + comment.length
  }
  take(html.length)
  return shown.join('')
}
