import type { Config } from 'jest'

const config: Config = {
  testEnvironment: 'node',
  // Nobody else waits for a processor meanwhile.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{lib,components,server,tools,app}/**/*.test.ts'],
  transform: { '^.+\\.(t|j|mj)sx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2023' } }] },
  // Several dependencies are published as ES modules only.
  transformIgnorePatterns: [],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/lib/testing/nothing.ts' },
  // What a test takes says nothing of it where others compile meanwhile.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/lib/testing/no-unexpected-output.ts'],
}

export default config
