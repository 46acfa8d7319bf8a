import { spawnSync } from 'node:child_process'
import { startPostgres } from './scripts/test/postgres'
const pg = process.env.NO_PG ? undefined : startPostgres()
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, CI: 'true', ...(pg && { TEST_DATABASE_URL: pg.url }) } })
pg?.stop()
process.exit(status ?? 1)
