import 'server-only'
import { connection } from 'next/server'
import type { Draft } from '@/lib/backend/port'
import { read } from './read'

/**
 * The newest draft of the article that a signed link opens, or undefined if the link is not valid. Never cached: a link
 * shows what was last saved, and ends at its time. Never rendered in advance, which Next would begin and log as an error.
 */
export async function getDraft(token: string): Promise<Draft | undefined> {
  await connection()
  return read((from) => from.getDraft(token))
}
