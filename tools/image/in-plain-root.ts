import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@/server/drill/serve-restored'
import { commandOf, copyOf, parseDockerfile, variablesOf, type Stage } from './dockerfile'
import { addAuthorities, addNode, inRoot, runIn, type Built } from './plain-root'

/** Runs the steps of a Dockerfile in plain roots of Debian, one for each stage, without an engine. */

const mirror = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian'

const startTimeoutMs = 10 * 60 * 1000

const run = (program: string, args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })

const withParents = (file: string): string[] => file.split('/').map((_, i, names) => names.slice(0, i + 1).join('/'))

/** Whether .dockerignore leaves a file out: of the patterns that match, the last one decides. */
function isIgnored(file: string, patterns: readonly string[]): boolean {
  const matching = patterns.filter((pattern) =>
    withParents(file).some((each) => path.matchesGlob(each, pattern.replace(/^!/, ''))),
  )
  return matching.length > 0 && !matching.at(-1)?.startsWith('!')
}

function contextFiles(): string[] {
  const patterns = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', list, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file && existsSync(file) && !isIgnored(file, patterns))
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

const megabytesOf = (root: string) => execFileSync('du', ['-sm', root], { encoding: 'utf8' }).split('\t')[0]

async function tryOut(built: Built, stage: Stage): Promise<void> {
  const port = String(await freePort())
  const commandNamed = (name: string) => commandOf(stage.instructions.find((each) => each.name === name)?.value ?? '')
  Object.assign(built.variables, { PORT: port, HOME: '/tmp' })
  const site = inRoot(built, commandNamed('CMD'), { isReadOnly: true })
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
    if (statSync(`/proc/${site.pid}`).uid === 0) throw new Error('The site runs as root')
    const { status } = await fetch(`http://127.0.0.1:${port}/`)
    if (status !== 200) throw new Error(`The home page answers ${status}`)
    site.kill('SIGTERM')
    const code = await ended
    if (code !== 0) throw new Error(`The site ended with code ${code} after SIGTERM`)
  } finally {
    site.kill('SIGKILL')
  }
}

const releaseOf = (image: string) => /bookworm|trixie|forky/.exec(image)?.[0] ?? 'stable'

interface Options {
  folder: string
  base?: string
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
      if (!isLast) continue
      console.log(`The root has ${megabytesOf(root)} MB`)
      await tryOut(built, stage)
    }
  } finally {
    run('rm', ['-rf', folder])
  }
}
