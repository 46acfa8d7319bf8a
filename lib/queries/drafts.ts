import 'server-only'
import type { Draft } from '@/lib/backend/port'
import { read } from './read'

/**
 * The newest draft of the article that a signed link opens, or undefined if the link is not valid. Never cached: a link
 * shows what was last saved, and ends at its time.
 */
export const getDraft = (token: string): Promise<Draft | undefined> => read((from) => from.getDraft(token))
