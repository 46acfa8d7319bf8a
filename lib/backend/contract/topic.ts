import { z } from 'zod'
import { readable } from './readable'
import { id, listOf, wireNames } from './values'

/** `GET /topic` is this site's addition to the contract. */
export const wireTopicList = z.object({ topics: listOf(readable('topic', z.object({ id, name: wireNames }))) })
