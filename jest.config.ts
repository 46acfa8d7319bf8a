import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from 'jest'

/** Installed packages whose `.js` files are ES modules. */
function esModulePackages(): string[] {
  const files = globSync('node_modules/{,@*/,*/node_modules/}*/package.json')
  const isModule = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { type?: string }).type === 'module'
  return files.filter(isModule).map((file) => path.dirname(file).slice('node_modules/'.length))
}

/** What changes seldom: only `npm run test:full` tests it, and a filter that names it. */
const seldomTested = [
  'importers',
  'lib/backend/embedded/import',
  'lib/backend/remote/(?:oddities|tolerance|invented-ids)',
  'lib/consultation/attachments/(?:image|office)',
  'lib/consultation/mail/smtp',
  'lib/content/import/word',
  'lib/content/uploaded-images',
  'lib/operations/backup',
  'lib/operations/storage',
  'lib/operations/worker',
  'server/doctor',
  'tools/(?:bench|content-check|crawl|fonts)',
]
const isFull = process.env.TEST_LEVEL === 'full'
const isNamed = (parts: string) => process.argv.some((argument) => new RegExp(parts).test(argument))
const leftOut = seldomTested.filter((parts) => !isFull && !isNamed(parts))

const config: Config = {
  testEnvironment: '<rootDir>/lib/testing/jest-environment.ts',
  // All processors, although the build runs beside the unit tests in `npm test`.
  maxWorkers: '100%',
  // What a worker keeps of the files it has run would otherwise grow to 1.7 GB. A new worker costs a second.
  workerIdleMemoryLimit: '400MB',
  testMatch: ['<rootDir>/{lib,components,server,tools,app,importers}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...leftOut.map((parts) => `<rootDir>/${parts}[/.]`)],
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
