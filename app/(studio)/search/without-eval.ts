import { config } from 'zod'

// Before any schema is made: in the studio no script may be made of text, and its browser would tell of every attempt.
config({ jitless: true })
