import { createServer, type Server } from 'node:http'
import { Provider, interactionPolicy } from 'oidc-provider'
import { drawImage, personOf, readForm, signInPage } from './people'
import { client } from './settings'

/** A local OpenID Connect provider that replaces Google in development and tests. Throws if the port is in use. */
export async function startGoogle(port: number, sites: string[]): Promise<Server> {
  const origin = `http://127.0.0.1:${port}`
  const policy = interactionPolicy.base()
  // Google lets users choose among their accounts.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

  const provider = new Provider(origin, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: sites.map((site) => `${site}/api/auth/callback/google`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google's identity tokens contain all claims.
    conformIdTokenClaims: false,
    cookies: { keys: ['of this machine'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 60, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    findAccount: (_context, sub) => {
      const { name, email, picture: address } = personOf(decodeURIComponent(sub), origin)
      return { accountId: sub, claims: () => ({ sub, name, email, email_verified: true, picture: address }) }
    },
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId,
        accountId: context.oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })

  const handle = provider.callback()
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/picture.png')
        return response.writeHead(200, { 'content-type': 'image/png' }).end(await drawImage())
      if (!request.url?.startsWith('/interaction/')) return handle(request, response)
      if (request.method !== 'POST')
        return response.writeHead(200, { 'content-type': 'text/html' }).end(signInPage('Google', request.url))
      const form = await readForm(request)
      const isAllowed = form.get('answer') === 'allow'
      await provider.interactionFinished(
        request,
        response,
        isAllowed
          ? { login: { accountId: encodeURIComponent(form.get('login') ?? ''), remember: false }, select_account: {} }
          : { error: 'access_denied', error_description: 'denied' },
      )
    })().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return server
}
