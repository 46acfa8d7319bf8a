import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'

type Mail = RequiredDataFromCollectionSlug<'mails'>

type Waiting = Omit<Mail, 'state' | 'attempts' | 'orderedAt' | 'nextAttemptAt' | 'onceKey'>

export const waitingSince = (time: string) =>
  ({ state: 'WAITING', attempts: 0, orderedAt: time, nextAttemptAt: time }) as const

export async function queueOnce(
  { payload, ...rest }: Pick<PayloadRequest, 'payload'> & { req?: PayloadRequest },
  onceKey: string,
  mail: Waiting,
): Promise<void> {
  const where = { onceKey: { equals: onceKey } }
  if ((await payload.count({ collection: 'mails', where, ...rest })).totalDocs > 0) return
  const data = { ...mail, onceKey, ...waitingSince(new Date().toISOString()) }
  await payload.create({ collection: 'mails', data, depth: 0, ...rest })
}
