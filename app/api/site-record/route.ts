import { backend } from '@/lib/backend'
import { answer, handler } from '@/lib/http/handler'

/** `GET /site-record`: returns contact facts and home texts, for another instance of this site. */
export const GET = handler(async () => {
  return answer(await (await backend()).getSiteRecord())
})
