import { backend } from '@/lib/backend'
import { fromPartner } from '@/lib/backend/contract/partner'
import { maxListed } from '@/lib/domain/paging'
import { answer, handler } from '@/lib/http/handler'

/** `GET /ecosystem`: returns every partner, at most `maxListed` (spec 7, product decisions 4). */
export const GET = handler(async () => {
  const partners = await (await backend()).listPartners(maxListed)
  return answer({ Ecosystems: partners.map(fromPartner) })
})
