// Debian's nginx with its RTMP module as a child process, on loopback and in its own folder: the installed one, or its packages unpacked
// without installation.
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = 'usr/sbin/nginx'
const extension = 'usr/lib/nginx/modules/ngx_rtmp_module.so'
const isThere = (root: string): boolean => [program, extension].every((file) => existsSync(join(root, file)))

/** Whether this machine has both. */
export const hasNginx = isThere('/')
/** Whether it also has Debian's publisher. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

/** Downloads both packages with apt-get and unpacks them; rejects if that fails. */
async function unpack(folder: string): Promise<string> {
  await run('apt-get', ['download', 'nginx', 'libnginx-mod-rtmp'], { cwd: folder })
  const root = join(folder, 'root')
  for (const file of await readdir(folder)) if (file.endsWith('.deb')) await run('dpkg-deb', ['--extract', join(folder, file), root])
  return root
}

export interface NginxRtmp {
  /** Its log about streams. */
  output(): string
  stop(): Promise<void>
}

export interface NginxAddresses {
  /** Port of RTMP; the application is `live`. */
  rtmp: number
  /** Port of the playlists, at /live/ROOM/index.m3u8. */
  playlists: number
  /** URL of the hook that it calls. */
  hook: string
}

/** A small version of the configuration in docs/engines.md. */
const configOf = (root: string, folder: string, { rtmp, playlists, hook }: NginxAddresses): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr notice;
load_module ${join(root, extension)};
events {}
rtmp {
  access_log off;
  server {
    listen 127.0.0.1:${rtmp};
    notify_update_timeout 1s;
    application live {
      live on;
      drop_idle_publisher 10s;
      on_publish ${hook};
      on_update ${hook};
      on_publish_done ${hook};
      hls on;
      hls_path ${folder}/live;
      hls_nested on;
      hls_fragment 1s;
      hls_playlist_length 20s;
      hls_continuous on;
    }
  }
}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types { application/vnd.apple.mpegurl m3u8; video/mp2t ts; }
  server {
    listen 127.0.0.1:${playlists};
    location /live { root ${folder}; add_header Access-Control-Allow-Origin *; add_header Cache-Control no-cache; }
  }
}
`

export async function startNginx(addresses: NginxAddresses): Promise<NginxRtmp> {
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-nginx-'))
  const root = hasNginx ? '/' : await unpack(folder)
  await mkdir(join(folder, 'live'))
  await writeFile(join(folder, 'nginx.conf'), configOf(root, folder, addresses))
  const child: ChildProcess = spawn(join(root, program), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const ends = Date.now() + 10_000
  while (!(await fetch(`http://127.0.0.1:${addresses.playlists}/`).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > ends) throw new Error(`nginx did not start:\n${output}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    output: () => output,
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
