/** What unit tests import as `jsdom` (jest-environment.ts). */
export const { JSDOM, VirtualConsole } = globalThis.jsdomOfProcess
