import type { Interaction } from '@/lib/backend/model'
import { lengthOf, longestComment, tidyComment } from '@/lib/domain/clean-text'
import { escapeHtml, cut } from '@/lib/domain/text'
import { startTags } from '@/lib/content/html/start-tags'
import { textOfHtml } from '@/lib/content/html/text'
import { plain } from './article'
import { dateOf } from './statuses'
import type { WxrComment } from './wxr'

const plainType = (type: string): boolean => type === '' || type === 'comment'

export function commentText(html: string): string {
  const links = startTags(html, ['a']).flatMap(({ attributes, end }) => {
    const href = attributes.get('href') ?? ''
    return /^https?:\/\//i.test(href) && !html.slice(end, end + href.length + 20).includes(href) ? [{ href, end }] : []
  })
  let [written, from] = ['', 0]
  for (const { href, end } of links) {
    const closed = html.indexOf('</a', end)
    if (closed === -1) break
    written += `${html.slice(from, closed)} (${escapeHtml(href)})`
    from = closed
  }
  const lines = (written + html.slice(from))
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>\n?/gi, '\n')
    .replace(/<\/(?:p|div|li|blockquote|h[1-6]|pre)>\n{0,9}/gi, '\n\n')
    .split('\n')
  return tidyComment(lines.map((line) => (/[<&]/.test(line) ? textOfHtml(line) : line)).join('\n'))
}

function reasonAgainst({ approved, type }: WxrComment): string | undefined {
  if (!plainType(type))
    return /^(?:pingback|trackback)$/.test(type) ? 'pingbacks and trackbacks' : `of the type "${type}"`
  if (approved === '1' || approved === 'approve') return undefined
  if (approved === '0' || approved === 'hold') return 'not yet approved'
  return approved === 'spam' ? 'spam' : 'in the trash'
}

const isNumbered = (id: string): boolean => id !== '' && id !== '0'

/** The nearest comment above that is taken: an answer to one that is not stays in its thread. */
function takenParent({ parent }: WxrComment, all: ReadonlyMap<string, WxrComment>, taken: ReadonlySet<string>) {
  const passed = new Set<string>()
  let at = parent
  while (isNumbered(at) && !taken.has(at) && !passed.has(at)) {
    passed.add(at)
    at = all.get(at)?.parent ?? ''
  }
  return taken.has(at) ? at : undefined
}

export function commentsOf(inputs: readonly WxrComment[], isStaff: (userId: string) => boolean) {
  const leftOut = new Map<string, number>()
  const notes: string[] = []
  const drop = (reason: string) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
  const taken = inputs.filter((comment) => {
    const reason = reasonAgainst(comment)
    if (reason) drop(reason)
    return reason === undefined
  })
  const ids = new Set(taken.map(({ id }) => id).filter((id) => id !== ''))
  const all = new Map(inputs.map((comment) => [comment.id, comment]))

  const nobody = new Map<string, number>()
  function nobodyAt(date: string): string {
    const count = (nobody.get(date) ?? 0) + 1
    nobody.set(date, count)
    return count === 1 ? `nobody-${date}` : `nobody-${date}-${count}`
  }

  let alone = 0
  const comments = taken.flatMap((comment): Interaction[] => {
    let value = commentText(comment.content)
    if (value === '') {
      drop('without text')
      return []
    }
    if (lengthOf(value) > longestComment) {
      notes.push(`comment ${comment.id} is cut at ${longestComment} characters`)
      value = cut(value, longestComment - 1)
    }
    if (comment.website !== '') drop('the website that their writers named')
    const date = dateOf(comment.dateGmt, comment.date)
    const replyTo = takenParent(comment, all, ids)
    if (replyTo === undefined && isNumbered(comment.parent)) alone += 1
    return [
      {
        id: comment.id || nobodyAt(comment.date),
        author: comment.email || comment.author,
        fullName: cut(plain(comment.author), 200),
        avatar: undefined,
        type: 'COMMENT',
        value,
        createdDate: date,
        updatedDate: date,
        replyTo,
        isHeld: false,
        isRemoved: false,
        isInstitute: isNumbered(comment.userId) && isStaff(comment.userId),
      },
    ]
  })
  if (alone > 0) notes.push(`${alone} answers stand alone: what they answer is not taken`)
  return { comments, leftOut, notes }
}
