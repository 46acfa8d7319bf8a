import { prepare } from '@/lib/backend/embedded/prepare'

await prepare()
process.exit(0)
