import { readStored, store } from './browser-storage'

/** Whether the visitor has paused what moves, on this page or an earlier one. The script loader marks the page. */
export const isPaused = (): boolean => readStored('localStorage', 'paused') !== null

export function rememberPaused(paused: boolean): void {
  store('localStorage', 'paused', paused ? '1' : null)
  document.documentElement.toggleAttribute('data-paused', paused)
}
