import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'
import type * as Jsdom from 'jsdom'

declare global {
  var jsdomOfProcess: typeof Jsdom
}

/**
 * Jest's environment of Node, which gives tests the jsdom of their process (`jsdom.ts`). Jest would load it anew for
 * each file of tests; and code in Jest's context takes half as long again.
 */
export default class Environment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    // Not Jest's own `require`, which loads into the context of the tests. Only if a test needs it.
    const load = () => createRequire(__filename)('jsdom') as typeof Jsdom
    Object.defineProperty(this.global, 'jsdomOfProcess', { get: load })
  }
}
