/** The calls that write, and what reads their answers: only whoever has signed in needs them. */
export const calls = () => import('@/lib/browser/interactions')
