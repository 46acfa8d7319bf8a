import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { isCompressible } from '@/server/proxy/body'
import type { Copy } from './copy'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

function writeFile({ address, type, body }: Copy, folder: string, number: number): string {
  const ending = /\/(\w+)/.exec(type)?.[1]?.replace('javascript', 'js') ?? ''
  const file = path.join(folder, `${number}.${ending}`)
  writeFileSync(file, body)
  if (isCompressible(type)) {
    writeFileSync(`${file}.br`, brotliCompressSync(body))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
  return `"${address}" /${number}.${ending};`
}

export function nginxOf(copies: Copy[], folder: string, port: string): string[] {
  mkdirSync(path.join(folder, 'files'), { recursive: true })
  const lines = copies.map((copy, number) => writeFile(copy, path.join(folder, 'files'), number))
  const configuration = path.join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log ${folder}/log;
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
`,
  )
  return ['/usr/sbin/nginx', '-p', folder, '-c', configuration]
}
