import { z } from 'zod'

/** Who could read a part of a post on the Ghost site. What not everybody could read is no part of an article here. */

export const forMembers = 'text that only members could read'
export const inEmail = 'text that was only in its e-mail'

/** Fields that say who sees a card, of the three forms that Ghost has had. */
const restricted = z.object({
  visibility: z.object({
    web: z.object({ nonMember: z.boolean() }).optional().catch(undefined),
    showOnWeb: z.boolean().optional().catch(undefined),
    emailOnly: z.boolean().optional().catch(undefined),
  }),
})

/** Why a card is not taken; undefined if everybody saw it. */
export function hiddenCard(payload: unknown): string | undefined {
  const { visibility } = restricted.safeParse(payload).data ?? {}
  if (visibility?.web?.nonMember === false) return forMembers
  return visibility?.showOnWeb === false || visibility?.emailOnly === true ? inEmail : undefined
}

/** Parts of Ghost's HTML, between the comments that it puts around them. One without an end goes on to the end. */
const emailPart = /<!--\s*kg-card-begin:\s*email(?:-cta)?\s*-->[^]*?(?:<!--\s*kg-card-end:\s*email(?:-cta)?\s*-->|$)/gi
const gatedPart = /<!--\s*kg-gated-block:begin\b([^]*?)-->([^]*?)(?:<!--\s*kg-gated-block:end\s*-->|$)/gi

/** Ghost's HTML without what not everybody saw. `onDropped` learns of it. */
export function publicHtml(html: string, onDropped: (what: string) => void): string {
  const drop = (what: string) => {
    onDropped(what)
    return ''
  }
  return html
    .replace(emailPart, () => drop(inEmail))
    .replace(gatedPart, (_, who: string, inside: string) =>
      /\bnonMember:["']?true\b/.test(who) ? inside : drop(forMembers),
    )
}
