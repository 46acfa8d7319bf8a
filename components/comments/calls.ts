/** The calls that write, and those that parse their responses. Imported on demand: only signed-in users need them. */
export const calls = () => import('@/lib/http/browser/interactions')
