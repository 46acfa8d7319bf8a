import type { Ask } from './address/ask'
import { fine, finding, reasonOf, type Finding } from './finding'

const majorOf = (version: string) => Number(/\d+/.exec(version)?.[0])

/** Compares the running version of Node with the one that the site is made for. */
export function checkNode(running: string, needed: string): Finding[] {
  if (majorOf(running) < majorOf(needed)) return [finding('node-old', `Node ${running} is older than ${needed}`)]
  return [fine(`Node ${running}`)]
}

/** Asks the site on this machine whether it is ready. */
export async function checkSite(ask: Ask, address: string): Promise<Finding[]> {
  try {
    const { status, body } = await ask(`${address}/readyz`)
    if (status === 200) return [fine(`the site is running at ${address}`)]
    return [finding('site-not-ready', `the site at ${address} is not ready: ${body.trim() || status}`)]
  } catch {
    return [finding('site-not-running', `nothing answers at ${address}`)]
  }
}

/** Asks a hosted backend for something small. One that does not have it answers 404. */
export async function checkBackend(ask: Ask, address: string): Promise<Finding[]> {
  try {
    const { status } = await ask(`${address}/content-versions`)
    if (status < 500) return [fine('the hosted backend answers')]
    return [finding('backend-unreachable', `the hosted backend answers ${status}`)]
  } catch (error) {
    return [finding('backend-unreachable', `the hosted backend does not answer: ${reasonOf(error)}`)]
  }
}
