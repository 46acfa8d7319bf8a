import { backend } from '@/lib/backend'
import { fromPartner } from '@/lib/backend/contract/partner'
import { mostListed } from '@/lib/domain/paging'
import { answer, handler } from '@/lib/http/handler'

/** `GET /ecosystem`: returns every partner, at most `mostListed` (spec 7, product decisions 4). */
export const GET = handler(async () => {
  const partners = await (await backend()).listPartners(mostListed)
  return answer({ Ecosystems: partners.map(fromPartner) })
})
