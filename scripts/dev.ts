import { settings } from '@/lib/settings'
import { run } from './start/run'

/** `npm run dev`: the database of `npm start`, the site in development. */
const { BACKEND_URL, PORT } = settings()
if (!BACKEND_URL) await run('tsx', ['scripts/prepare.ts'])
await run('next', ['dev', '-p', String(PORT)])
