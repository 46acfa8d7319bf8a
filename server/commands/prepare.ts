import { prepare } from '@/lib/backend/embedded/database/prepare'

await prepare()
process.exit(0)
