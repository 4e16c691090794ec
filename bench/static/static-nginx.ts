import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from './static-page.ts'

/** Headers that nginx writes itself. */
const own = new Set(['content-length', 'content-type', 'connection', 'date', 'keep-alive', 'etag', 'transfer-encoding'])

/** Writes what nginx needs to answer `/page` with the same bytes and headers, by one worker, and answers the file's name. */
export async function writeNginxConfig(folder: string, port: number, { body, headers }: Page): Promise<string> {
  await writeFile(join(folder, 'page'), body)
  const added = Object.entries(headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `      add_header ${name} '${String(value).replaceAll("'", "\\'")}';`)
  const config = `daemon off;
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; multi_accept on; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  open_file_cache_valid 60s;
  keepalive_timeout 65;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = /page {
      default_type 'text/html; charset=utf-8';
${added.join('\n')}
    }
  }
}
`
  const file = join(folder, 'nginx.conf')
  await writeFile(file, process.getuid?.() === 0 ? config : config.replace('user root;\n', ''))
  return file
}
