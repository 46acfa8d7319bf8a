export const waitingSince = (time: string) =>
  ({ state: 'WAITING', attempts: 0, orderedAt: time, nextAttemptAt: time }) as const
