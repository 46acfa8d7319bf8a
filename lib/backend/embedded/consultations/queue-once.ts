import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { exists } from '../database/find'

type Mail = RequiredDataFromCollectionSlug<'mails'>

type Waiting = Omit<Mail, 'state' | 'attempts' | 'orderedAt' | 'nextAttemptAt' | 'onceKey'>

export const waitingSince = (time: string) =>
  ({ state: 'WAITING', attempts: 0, orderedAt: time, nextAttemptAt: time }) as const

export async function queueOnce(
  { payload, ...rest }: Pick<PayloadRequest, 'payload'> & { req?: PayloadRequest },
  onceKey: string,
  mail: Waiting,
): Promise<void> {
  if (await exists(payload, 'mails', { onceKey: { equals: onceKey } }, rest)) return
  const data = { ...mail, onceKey, ...waitingSince(new Date().toISOString()) }
  await payload.create({ collection: 'mails', data, depth: 0, ...rest })
}
