import FacebookProvider from 'next-auth/providers/facebook'
import GoogleProvider from 'next-auth/providers/google'
import { settings } from '@/lib/operations/settings'
import { credentialsOf } from './providers'

export function google() {
  const credentials = credentialsOf('google')
  const { GOOGLE_ISSUER } = settings()
  return (
    credentials &&
    GoogleProvider({
      ...credentials,
      wellKnown: `${GOOGLE_ISSUER}/.well-known/openid-configuration`,
      issuer: GOOGLE_ISSUER,
      checks: ['pkce', 'state'],
      authorization: { params: { scope: 'openid email profile', prompt: 'select_account' } },
    })
  )
}

/** Facebook sign-in by OAuth 2; undefined without credentials. Users without an e-mail address can sign in too. */
export function facebook() {
  const credentials = credentialsOf('facebook')
  const { FACEBOOK_URL, FACEBOOK_GRAPH_URL } = settings()
  return (
    credentials &&
    FacebookProvider({
      ...credentials,
      // As Facebook documents it.
      client: { token_endpoint_auth_method: 'client_secret_post' },
      authorization: { url: `${FACEBOOK_URL}/v25.0/dialog/oauth`, params: { scope: 'public_profile email' } },
      token: `${FACEBOOK_GRAPH_URL}/v25.0/oauth/access_token`,
      userinfo: {
        url: `${FACEBOOK_GRAPH_URL}/v25.0/me`,
        params: { fields: 'id,name,email,picture.type(normal)' },
      },
    })
  )
}
