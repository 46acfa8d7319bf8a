import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@/server/drill/serve-restored'
import { commandOf, copyOf, parseDockerfile, variablesOf, type Stage } from './dockerfile'

/** Runs the steps of a Dockerfile in plain roots of Debian, one for each stage, without an engine. */

const mirror = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian'

/** Milliseconds that the site may take to start, with its sample content. */
const startTimeoutMs = 10 * 60 * 1000

const run = (program: string, args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })

/** A path and the folders that it is in. */
const withParents = (file: string): string[] => file.split('/').map((_, i, names) => names.slice(0, i + 1).join('/'))

/** Whether .dockerignore leaves a file out: of the patterns that match, the last one decides. */
function isIgnored(file: string, patterns: readonly string[]): boolean {
  const matching = patterns.filter((pattern) =>
    withParents(file).some((each) => path.matchesGlob(each, pattern.replace(/^!/, ''))),
  )
  return matching.length > 0 && !matching.at(-1)?.startsWith('!')
}

/** Files that an engine would be sent. */
function contextFiles(): string[] {
  const patterns = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file && existsSync(file) && !isIgnored(file, patterns))
}

/** A stage that is being built: its root, and what its instructions have set. */
interface Built {
  root: string
  folder: string
  user: string
  variables: Record<string, string>
}

/** A program in a root, with its own /proc, which disappears with it. */
function inRoot({ root, folder, user, variables }: Built, command: string[]): ChildProcess {
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  const script = 'mount -t proc proc "$1/proc" && shift && exec "$@"'
  const chroot = ['chroot', `--userspec=${user}`, root, '/usr/bin/env', '-i', '-C', folder, ...settings, ...command]
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', root, ...chroot], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

async function runIn(built: Built, command: string[]): Promise<void> {
  const child = inRoot(built, command)
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`${command.join(' ')} ended with code ${String(code)}`)
}

/** Node and npm of this machine, as the image of Node has them. */
function addNode(root: string): void {
  const npm = path.resolve(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()), '../..')
  mkdirSync(path.join(root, 'usr/local/lib/node_modules'), { recursive: true })
  cpSync(realpathSync(process.execPath), path.join(root, 'usr/local/bin/node'))
  cpSync(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
  for (const program of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${program}-cli.js`, path.join(root, 'usr/local/bin', program))
}

/** Certificates of authorities that this machine trusts, such as its proxy's. Returns the setting that names them. */
function addAuthorities(root: string): Record<string, string> {
  const file = process.env.NODE_EXTRA_CA_CERTS
  if (!file) return {}
  cpSync(file, path.join(root, 'usr/local/share/authorities.pem'), { dereference: true })
  return { NODE_EXTRA_CA_CERTS: '/usr/local/share/authorities.pem' }
}

function copy(value: string, built: Built, roots: Map<string, string>): void {
  const { from, owner, sources, to } = copyOf(value)
  const target = path.join(built.root, path.resolve(built.folder, to))
  mkdirSync(target, { recursive: true })
  if (from !== undefined) {
    for (const source of sources) run('cp', ['-a', `${roots.get(from)}${source}/.`, target])
  } else {
    const files = sources.flatMap((source) => (source === '.' ? contextFiles() : [source]))
    const packed = spawnSync('tar', ['-cf', '-', '-T', '-'], { input: files.join('\n'), maxBuffer: 2 ** 30 })
    const unpacked = spawnSync('tar', ['-xf', '-', '-C', target, '--no-same-owner'], { input: packed.stdout })
    if (packed.status !== 0 || unpacked.status !== 0) throw new Error(`COPY ${value} failed`)
  }
  run('chown', ['-R', '--no-dereference', owner, target])
}

async function build(stage: Stage, root: string, roots: Map<string, string>): Promise<Built> {
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const built: Built = {
    root,
    folder: '/',
    user: 'root',
    variables: { PATH, HOME: '/root', DEBIAN_FRONTEND: 'noninteractive', ...addAuthorities(root) },
  }
  for (const { name, value } of stage.instructions) {
    console.log(`${name} ${value}`)
    if (name === 'WORKDIR')
      mkdirSync(path.join(root, (built.folder = path.resolve(built.folder, value))), { recursive: true })
    else if (name === 'COPY') copy(value, built, roots)
    else if (name === 'RUN') await runIn(built, ['/bin/sh', '-c', value])
    else if (name === 'ENV') Object.assign(built.variables, variablesOf(value, built.variables))
    else if (name === 'USER') built.user = value
  }
  return built
}

/** Starts what was built, waits until its health check succeeds, opens the home page, and stops it. */
async function tryOut(built: Built, stage: Stage): Promise<void> {
  const port = String(await freePort())
  const commandNamed = (name: string) => commandOf(stage.instructions.find((each) => each.name === name)?.value ?? '')
  Object.assign(built.variables, { PORT: port, HOME: '/tmp' })
  const site = inRoot(built, commandNamed('CMD'))
  const ended = new Promise<number | null>((resolve) => site.once('exit', resolve))
  try {
    const check = commandNamed('HEALTHCHECK').map((word) => word.replace(':3000', `:${port}`))
    const until = performance.now() + startTimeoutMs
    for (;;) {
      if (site.exitCode !== null || performance.now() > until) throw new Error('The site does not start')
      if (
        await runIn(built, check).then(
          () => true,
          () => false,
        )
      )
        break
      await pause(1000)
    }
    const { status } = await fetch(`http://127.0.0.1:${port}/`)
    if (status !== 200) throw new Error(`The home page answers ${status}`)
    site.kill('SIGTERM')
    const code = await ended
    if (code !== 0) throw new Error(`The site ended with code ${code} after SIGTERM`)
  } finally {
    site.kill('SIGKILL')
  }
}

/** The release of Debian in the name of an image. */
const releaseOf = (image: string) => /bookworm|trixie|forky/.exec(image)?.[0] ?? 'stable'

interface Options {
  folder: string
  /** A root of Debian that exists already. */
  base?: string
  /** A folder with the built project, in place of the first stage. */
  app?: string
}

/** Builds all stages, and starts the last one. Throws if a step fails. */
export async function checkInPlainRoot({ folder, base, app }: Options): Promise<void> {
  const stages = parseDockerfile(readFileSync('deploy/Dockerfile', 'utf8'))
  const roots = new Map<string, string>()
  try {
    for (const [i, stage] of stages.entries()) {
      const isLast = i === stages.length - 1
      const root = path.join(folder, `stage-${i}`)
      if (!isLast && app !== undefined) {
        mkdirSync(root)
        symlinkSync(path.resolve(app), path.join(root, 'app'))
        roots.set(stage.name ?? '', root)
        continue
      }
      console.log(`FROM ${stage.from}`)
      if (base === undefined) run('debootstrap', ['--variant=minbase', releaseOf(stage.from), root, mirror])
      else run('cp', ['-a', base, root])
      cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'))
      if (stage.from.startsWith('node:')) addNode(root)
      const built = await build(stage, root, roots)
      roots.set(stage.name ?? '', root)
      if (isLast) await tryOut(built, stage)
    }
  } finally {
    run('rm', ['-rf', folder])
  }
}
