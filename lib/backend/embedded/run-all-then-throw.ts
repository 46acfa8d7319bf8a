/** One after the other, also after one that failed. Throws the first failure at the end. */
export async function runAllThenThrow<T>(steps: readonly ((on: T) => Promise<void>)[], on: T): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step(on).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
