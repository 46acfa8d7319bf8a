import { execFileSync, spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** `npx tsx tools/image.ts`: builds the image of deploy/Dockerfile with Docker or Podman, and starts it. */

const name = `ilc-check-${process.pid}`

const startTimeoutMs = 10 * 60 * 1000

/**
 * Podman leaves checks of health to timers of systemd, which not every machine runs, and starts no container where it
 * cannot set one: here they are run by hand.
 */
const environment = { ...process.env, DISABLE_HC_SYSTEMD: 'true' }

async function checkIn(engine: string): Promise<void> {
  const run = (...args: string[]) =>
    execFileSync(engine, args, { stdio: ['ignore', 'inherit', 'inherit'], env: environment })
  const read = (...args: string[]) => execFileSync(engine, args, { encoding: 'utf8', env: environment }).trim()
  // Podman's own format of images has no health check.
  const format = engine === 'podman' ? ['--format=docker'] : []
  run('build', ...format, '-f', 'deploy/Dockerfile', '-t', name, '.')
  try {
    console.log(`The image has ${Math.round(Number(read('image', 'inspect', '-f', '{{.Size}}', name)) / 1e6)} MB`)
    const bounds = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--init']
    run('run', '-d', '--name', name, ...bounds, '-v', `${name}:/data`, '--tmpfs=/app/.next/cache:mode=1777', name)
    const until = performance.now() + startTimeoutMs
    const healthOf = () => {
      if (engine === 'podman') spawnSync(engine, ['healthcheck', 'run', name], { stdio: 'ignore', env: environment })
      return read('inspect', '-f', '{{.State.Health.Status}}', name)
    }
    while (healthOf() !== 'healthy') {
      const isRunning = read('inspect', '-f', '{{.State.Running}}', name) === 'true'
      if (!isRunning || performance.now() > until) {
        run('logs', '--tail=50', name)
        throw new Error('The site does not start')
      }
      await pause(1000)
    }
    if (read('exec', name, 'id', '-u') === '0') throw new Error('The site runs as root')
    const open = "fetch('http://127.0.0.1:3000/').then(({ status }) => process.exit(status === 200 ? 0 : 1))"
    run('exec', name, 'node', '-e', open)
    run('stop', '-t', '30', name)
    const code = read('inspect', '-f', '{{.State.ExitCode}}', name)
    if (code !== '0') throw new Error(`The site ended with code ${code} after SIGTERM`)
  } finally {
    for (const args of [
      ['rm', '-f', name],
      ['volume', 'rm', '-f', name],
      ['rmi', '-f', name],
    ])
      spawnSync(engine, args, { stdio: 'ignore' })
  }
}

const engine = ['docker', 'podman'].find((program) => spawnSync(program, ['info'], { stdio: 'ignore' }).status === 0)
if (engine) {
  await checkIn(engine)
  console.log(`The image was built and started by ${engine}.`)
} else console.log('Skipped: no Docker or Podman works on this machine.')
