import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from 'jest'

/** Installed packages whose `.js` files are ES modules. */
function esModulePackages(): string[] {
  const files = globSync('node_modules/{,@*/,*/node_modules/}*/package.json')
  const isModule = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { type?: string }).type === 'module'
  return files.filter(isModule).map((file) => path.dirname(file).slice('node_modules/'.length))
}

/** Ways in and tools of developers: only `npm run test:full` tests them, and a filter that names them. */
const seldomTested = ['importers', 'tools/bench', 'tools/crawl']
const isFull = /^(?:full|slow)$/.test(process.env.TEST_LEVEL ?? '')
const leftOut = seldomTested.filter((folder) => !isFull && !process.argv.some((argument) => argument.includes(folder)))

const config: Config = {
  testEnvironment: '<rootDir>/lib/testing/jest-environment.ts',
  // All processors, although the build runs beside the unit tests in `npm test`.
  maxWorkers: '100%',
  // What a worker keeps of the files it has run would otherwise grow to 1.7 GB. A new worker costs a second.
  workerIdleMemoryLimit: '400MB',
  testMatch: ['<rootDir>/{lib,components,server,tools,app,importers}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...leftOut.map((folder) => `<rootDir>/${folder}/`)],
  transform: {
    '^.+\\.(t|j|mj)sx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2023' } }],
  },
  // Of what is installed, only ES modules are compiled: Jest runs CommonJS.
  transformIgnorePatterns: [`^(?!.*/node_modules/(?:${esModulePackages().join('|')})/).*/node_modules/.*[.]js$`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/lib/testing/nothing.ts',
    '^jsdom$': '<rootDir>/lib/testing/jsdom.ts',
  },
  // Ends what hangs, however slow the machine: what a test takes says nothing of it.
  testTimeout: 120_000,
  setupFilesAfterEnv: ['<rootDir>/lib/testing/no-unexpected-output.ts'],
}

export default config
