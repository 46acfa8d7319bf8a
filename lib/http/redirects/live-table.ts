import type { ActiveRedirect } from '@/lib/domain/redirects/address'
import { RedirectTable } from '@/lib/domain/redirects/table'
import { processSingleton } from '@/lib/operations/process-singleton'

/** The redirects of this process. Next's bundles load them, the server's proxy reads them. */
const state = processSingleton('redirects', () => ({
  table: new RedirectTable([]),
  begun: 0,
  loaded: 0,
}))

export const liveRedirects = (): RedirectTable => state.table

export const areRedirectsDue = (): boolean => state.loaded === 0 || state.loaded !== state.begun

/** Loads the redirects. Of several loads at once the one that began last counts. Throws what `read` throws. */
export async function loadRedirects(read: () => Promise<ActiveRedirect[]>): Promise<void> {
  const turn = (state.begun += 1)
  const redirects = await read()
  if (turn < state.loaded) return
  state.table = new RedirectTable(redirects)
  state.loaded = turn
}
