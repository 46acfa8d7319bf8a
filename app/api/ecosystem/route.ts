import { backend } from '@/lib/backend'
import { fromPartner } from '@/lib/backend/contract/partner'
import { answer, handler } from '@/lib/http/handler'

/** `GET /ecosystem`: returns every partner (spec 7). */
export const GET = handler(async () => {
  const partners = await (await backend()).listPartners()
  return answer({ Ecosystems: partners.map(fromPartner) })
})
