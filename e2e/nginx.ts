import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const program = '/usr/sbin/nginx'

export const hasNginx = existsSync(program)

interface Ports {
  http: number
  https: number
}

interface Behind {
  sites: readonly string[]
  studio?: string
}

type Replaced = [RegExp, string][]

const withTls = (folder: string, { http, https }: Ports): Replaced => [
  [/listen 80;/, `listen 127.0.0.1:${http};`],
  [/listen 443 ssl;/, `listen 127.0.0.1:${https} ssl http2;`],
  // Debian's older nginx sets http2 in the line above.
  [/http2 on;/, ''],
  [/\/etc\/nginx\/certificates/g, folder],
]

/** Without TLS, on one port: as behind a proxy that terminates TLS. */
const withoutTls = (port: number): Replaced => [
  [/server \{\s+listen 80;[^}]*\}/, ''],
  [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
  [/http2 on;/, ''],
  [/ssl_\w+ [^;]+;/g, ''],
  // Lets a test set a visitor's address.
  [/(?<=X-Forwarded-For )\$remote_addr/, '$proxy_add_x_forwarded_for'],
]

function configuration(folder: string, { sites, studio }: Behind, listening: Replaced): string {
  const servers = sites.map((site) => new URL(site).host)
  const replaced: Replaced = [
    // Docker's resolver; `resolve` also needs a newer version than Debian's.
    [/resolver [^;]+;/, ''],
    [/ resolve;/g, ';'],
    [/access_log \S+ site;/, `access_log ${folder}/access.log site;`],
    [/error_log \S+ /, `error_log ${folder}/error.log `],
    [/server site-1:3000/, `server ${servers[0]}`],
    [/server site-2:3000[^;]*;/, servers[1] ? `server ${servers[1]} max_fails=1 fail_timeout=2s;` : ''],
    ...listening,
    [/listen \[::\]:\S+( ssl)?;/g, ''],
    ...(studio ? ([[/(?<=location \/admin \{[^}]*proxy_pass )http:\/\/site/, studio]] as Replaced) : []),
  ]
  const input = readFileSync('deploy/nginx.conf', 'utf8')
  const site = replaced.reduce((text, [pattern, by]) => {
    if (text.search(pattern) < 0) throw new Error(`deploy/nginx.conf has no ${pattern}`)
    return text.replace(pattern, by)
  }, input)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; events { worker_connections 1024; } http { ${folders}\n${site}\n}`
}

export interface Nginx {
  url: string
  stop: () => Promise<void>
}

export async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isConnected = await new Promise<boolean>((resolve) =>
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
  )
  socket.destroy()
  return isConnected
}

async function start(folder: string, text: string, port: number): Promise<() => Promise<void>> {
  if (!hasNginx) throw new Error(`There is no ${program} on this machine`)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, text)
  const looked = spawnSync(program, ['-p', folder, '-t', '-c', file])
  if (looked.status !== 0) throw new Error(looked.stderr.toString())
  const server: ChildProcess = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const kill = () => server.kill('SIGTERM')
  process.once('exit', kill)
  while (!(await isOpen(port))) await pause(20)
  return async () => {
    process.off('exit', kill)
    kill()
    await ended
  }
}

/** Writes `privkey.pem` and `fullchain.pem` for a host, like `DNS:localhost`. Throws if openssl fails. */
export function makeCertificate(folder: string, host: string): void {
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')]
  const names = ['-subj', '/CN=test', '-addext', `subjectAltName=${host}`]
  const { status, error, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`openssl made no certificate: ${error?.message ?? stderr}`)
}

/** Starts nginx in front of two sites, with TLS. Throws if its configuration is invalid. */
export async function startNginx(folder: string, ports: Ports, sites: readonly [string, string]): Promise<Nginx> {
  mkdirSync(folder, { recursive: true })
  makeCertificate(folder, 'IP:127.0.0.1')
  return {
    url: `https://127.0.0.1:${ports.https}`,
    stop: await start(folder, configuration(folder, { sites }, withTls(folder, ports)), ports.https),
  }
}

/** Starts nginx without TLS in front of instances of a site. Throws if its configuration is invalid. */
export async function startPlainNginx(folder: string, port: number, behind: Behind): Promise<Nginx> {
  mkdirSync(folder, { recursive: true })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: await start(folder, configuration(folder, behind, withoutTls(port)), port),
  }
}
