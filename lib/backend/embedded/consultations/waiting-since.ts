/** The state of a mail that is to be sent at once, queued at a time (ISO 8601). */
export const waitingSince = (time: string) =>
  ({ state: 'WAITING', attempts: 0, orderedAt: time, nextAttemptAt: time }) as const
