import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const program = '/usr/sbin/nginx'

/** Whether this machine has nginx. */
export const hasNginx = existsSync(program)

interface Ports {
  http: number
  https: number
}

/** The configuration that is given to those who run the site (`deploy/nginx.conf`), on other ports, before other sites, and with a certificate for tests. */
function configuration(folder: string, { http, https }: Ports, sites: readonly string[]): string {
  const servers = sites.map((site) => new URL(site).host)
  const replaced: [RegExp, string][] = [
    [/server site-1:3000/, `server ${servers[0]}`],
    [/server site-2:3000/, `server ${servers[1]}`],
    [/listen 80;/, `listen 127.0.0.1:${http};`],
    [/listen 443 ssl;/, `listen 127.0.0.1:${https} ssl http2;`],
    [/listen \[::\]:\S+( ssl)?;/g, ''],
    // Debian's nginx says it in the line above.
    [/http2 on;/, ''],
    [/\/etc\/nginx\/certificates/g, folder],
  ]
  const given = readFileSync('deploy/nginx.conf', 'utf8')
  const site = replaced.reduce((text, [pattern, by]) => {
    if (text.search(pattern) < 0) throw new Error(`deploy/nginx.conf has no ${pattern}`)
    return text.replace(pattern, by)
  }, given)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events { worker_connections 1024; } http { access_log off; ${folders}\n${site}\n}`
}

export interface Nginx {
  url: string
  stop: () => Promise<void>
}

/** Starts nginx before two sites. Throws where its configuration is wrong. */
export async function startNginx(folder: string, ports: Ports, sites: readonly [string, string]): Promise<Nginx> {
  mkdirSync(folder, { recursive: true })
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1', '-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')])
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, ports, sites))
  const looked = spawnSync(program, ['-p', folder, '-t', '-c', file])
  if (looked.status !== 0) throw new Error(looked.stderr.toString())
  const server: ChildProcess = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const kill = () => server.kill('SIGTERM')
  process.once('exit', kill)
  return {
    url: `https://127.0.0.1:${ports.https}`,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
