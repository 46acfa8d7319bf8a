import { backend } from '@/lib/backend'
import { answer, handler } from '@/lib/http/handler'

/** `GET /topic`: every topic. The contract has no call for them. It is for other instances that read from this one. */
export const GET = handler(async () => answer({ topics: await (await backend()).listTopics() }))
