import { randomUUID } from 'node:crypto'
import type { Account, AuthOptions, Profile } from 'next-auth'
import { backend } from '@/lib/backend'
import { userSessionSeconds, type User } from '@/lib/backend/model'
import { CannotStore } from '@/lib/backend/port'
import { toNfc } from '@/lib/domain/nfc'
import { withoutValues } from '@/lib/operations/log/loggable'
import { settings } from '@/lib/operations/settings'
import { secrets } from '@/lib/operations/settings/secrets'
import { facebook, google } from './provider-options'
import { returnAddress } from './return-address'
import { endPath } from './return-target'

const maxLogged = 500

/** The e-mail address that identifies a user, only if the provider has verified it. */
function confirmedEmail(account: Account, profile: Profile & { email_verified?: boolean }): string | undefined {
  return account.provider === 'google' && !profile.email_verified ? undefined : profile.email?.toLowerCase()
}

/** Sign-in with Google and Facebook. The session is an encrypted cookie unread by scripts (product decisions 2). */
export function authOptions(): AuthOptions {
  // The library reads the site's address only from the environment.
  process.env.NEXTAUTH_URL = settings().SITE_URL
  return {
    secret: secrets().siteSecret,
    providers: [google(), facebook()].filter((provider) => provider !== undefined),
    session: { strategy: 'jwt', maxAge: userSessionSeconds },
    pages: { signIn: endPath, error: endPath, signOut: '/' },
    callbacks: {
      redirect: ({ url, baseUrl }) => returnAddress(url, baseUrl),
      async jwt({ token, account, profile, user }) {
        if (!account || !profile) return token
        const uid = `${account.provider}:${account.providerAccountId}`
        const signedIn = {
          uid,
          userName: confirmedEmail(account, profile) ?? uid,
          fullName: toNfc(user.name?.trim() ?? ''),
          avatar: user.image ?? undefined,
        }
        const { avatar, ...known } = await (await backend()).upsertUser(signedIn)
        // The library puts a new id into every token; this one stays the same for the whole session.
        return { ...known, avatar, sessionId: randomUUID(), until: Date.now() + userSessionSeconds * 1000 }
      },
      session({ session: { expires }, token: { uid, userName, fullName, avatar, sessionId, until } }) {
        return { expires, visitor: { uid, userName, fullName, avatar }, sessionId, until }
      },
    },
    logger: {
      error(code, metadata) {
        // Not logged, because anyone can send an invalid cookie.
        if (code === 'JWT_SESSION_ERROR') return
        const error = metadata instanceof Error ? metadata : metadata.error
        // The storage has logged it.
        if (error instanceof CannotStore) return
        console.error('Login failed', code, JSON.stringify(withoutValues(error.message)).slice(0, maxLogged))
      },
      warn: () => undefined,
      debug: () => undefined,
    },
  }
}

declare module 'next-auth' {
  interface Session {
    visitor: User
    sessionId: string
    /** Expiry, in milliseconds since 1970. The library itself would extend a session without limit while it is used. */
    until: number
  }
}

declare module 'next-auth/jwt' {
  interface JWT extends User {
    sessionId: string
    until: number
  }
}
