import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { isCompressible } from '@/server/proxy/body'
import type { Copy } from './copy'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const endings: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'application/json': 'json',
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'font/woff2': 'woff2',
}

/**
 * Writes the copies as files, and texts also with maximum compression. Returns the configuration lines that map
 * addresses to files.
 */
function writeFiles(copies: Copy[], folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  return copies.map(({ address, type, body }, number) => {
    const ending = endings[type.split(';')[0] ?? '']
    if (ending === undefined) throw new Error(`${address} is ${type}: tools/bench/nginx.ts has no file name for that`)
    const file = path.join(folder, `${number}.${ending}`)
    writeFileSync(file, body)
    if (isCompressible(type)) {
      writeFileSync(`${file}.br`, brotliCompressSync(body))
      writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
    }
    return `"${address}" /${number}.${ending};`
  })
}

const configuration = (folder: string, port: number, workers: number, lines: string[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes ${workers};
pid ${folder}/nginx-${workers}.pid;
error_log ${folder}/nginx-${workers}.log;
${existsSync(brotli) ? `load_module ${brotli};` : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  ${existsSync(brotli) ? 'brotli_static on;' : ''}
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  map_hash_bucket_size 1024;
  map $request_uri $file {
    default /none;
    ${lines.join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    location / { try_files $file =404; }
  }
}
`

/** Whether nginx is installed on this machine. */
export const hasNginx = existsSync('/usr/sbin/nginx')

/**
 * Prepares an nginx that serves the copies as files. Returns a function that gives the start command for a port and a
 * number of workers.
 */
export function nginxOf(copies: Copy[], folder: string): (port: number, workers: number) => string[] {
  const lines = writeFiles(copies, path.join(folder, 'files'))
  return (port, workers) => {
    const file = path.join(folder, `nginx-${workers}.conf`)
    writeFileSync(file, configuration(folder, port, workers, lines))
    return ['/usr/sbin/nginx', '-p', folder, '-c', file]
  }
}
