/** Next calls this once, before the first request: the server gets what only Next's bundles can do (lib/operations/site-tasks.ts). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { provideSiteTasks } = await import('@/lib/operations/site-tasks')
  provideSiteTasks({
    refreshChanged: async () => (await import('@/lib/queries/follow')).refreshChanged(),
    runJobs: async () => (await (await import('@/lib/backend')).backend()).runJobs(),
  })
}
