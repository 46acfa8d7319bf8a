import type { AuthStrategy, Payload } from 'payload'
import { isAllowed } from './standing'
import { standingOf } from './store'

/** The id of the session with which somebody calls. Payload adds it to the account, and does not declare it. */
export const sessionOf = (user: object): string => ('_sid' in user ? String(user._sid) : '')

const gated = (strategy: AuthStrategy): AuthStrategy => ({
  ...strategy,
  authenticate: async (input) => {
    const result = await strategy.authenticate(input)
    const { user } = result
    if (user?.collection !== 'staff') return result
    const standing = await standingOf({ payload: input.payload }, Number(user.id), sessionOf(user))
    return isAllowed(standing) ? result : { ...result, user: null }
  },
})

/** At every call with a session: Payload finds out who calls by its strategies alone. */
export function gateSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(gated)
}
