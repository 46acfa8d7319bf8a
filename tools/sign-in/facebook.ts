import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { drawImage, personOf, readForm, signInPage, type Person } from './people'
import { client } from './settings'

type Known = Omit<Person, 'email'> & { email?: string }

const give = (response: ServerResponse, status: number, type: string, body: string | Buffer) =>
  void response.writeHead(status, { 'content-type': type }).end(body)
const json = (response: ServerResponse, status: number, body: unknown) =>
  give(response, status, 'application/json', JSON.stringify(body))

/** A local OAuth 2 provider that replaces Facebook in development and tests. Throws if the port is in use. */
export async function startFacebook(port: number): Promise<Server> {
  const origin = `http://127.0.0.1:${port}`
  const codes = new Map<string, Known>()
  const tokens = new Map<string, Known>()

  async function allow(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request)
    const back = new URL(form.get('redirect_uri') ?? '')
    back.searchParams.set('state', form.get('state') ?? '')
    if (form.get('answer') === 'allow') {
      const { email, ...person } = personOf(form.get('login') ?? '', origin)
      const code = randomBytes(16).toString('hex')
      codes.set(code, form.has('withoutEmail') ? person : { ...person, email })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    response.writeHead(303, { location: back.href }).end()
  }

  async function token(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const form = new URLSearchParams([...query, ...(await readForm(request))])
    const [, basic = ''] = request.headers.authorization?.split(' ') ?? []
    const [, secret] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
    const person = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (!person || (form.get('client_secret') ?? secret) !== client.secret)
      return json(response, 400, { error: { message: 'invalid code' } })
    const access = randomBytes(16).toString('hex')
    tokens.set(access, person)
    json(response, 200, { access_token: access, token_type: 'bearer', expires_in: 3600 })
  }

  function me(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): void {
    const person = tokens.get(
      query.get('access_token') ?? request.headers.authorization?.replace(/^Bearer /i, '') ?? '',
    )
    if (!person) return json(response, 401, { error: { message: 'invalid token' } })
    const { picture: address, ...rest } = person
    json(response, 200, { ...rest, picture: { data: { url: address } } })
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    const path = pathname.replace(/^\/v[\d.]+/, '')
    void (async () => {
      if (path === '/dialog/oauth' && request.method === 'POST') return allow(request, response)
      if (path === '/dialog/oauth')
        return give(response, 200, 'text/html', signInPage('Facebook', pathname, Object.fromEntries(searchParams)))
      if (path === '/oauth/access_token') return token(request, response, searchParams)
      if (path === '/me') return me(request, response, searchParams)
      if (path === '/picture.png') return give(response, 200, 'image/png', await drawImage())
      give(response, 404, 'text/plain', 'not found')
    })().catch((error: unknown) => give(response, 500, 'text/plain', String(error)))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return server
}
