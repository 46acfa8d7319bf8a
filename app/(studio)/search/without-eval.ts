import { config } from 'zod'

// Must run before any schema is created. The studio's policy forbids creating scripts from text, and the browser would
// report every attempt.
config({ jitless: true })
