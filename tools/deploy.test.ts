import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makeCertificate } from '@/e2e/nginx'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ilc-deploy-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
const has = (program: string) => spawnSync('which', [program], { env: environment }).status === 0

function run(program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: environment })
  return { status, said: stdout + stderr }
}

const [withNginx, withCaddy, withSystemd] = (['nginx', 'caddy', 'systemd-analyze'] as const).map((program) => {
  if (has(program)) return test
  console.log(`Skipped: no ${program} on this machine`)
  return test.skip
}) as [typeof test, typeof test, typeof test]

withNginx('nginx reads the configuration for a site without Docker', () => {
  makeCertificate(folder, 'DNS:www.ilc.example')
  const site = readFileSync('deploy/nginx-host.conf', 'utf8')
    .replaceAll('/etc/letsencrypt/live/www.ilc.example', folder)
    .replaceAll('/var/log/nginx', folder)
    .replace(/listen \[::\]:[^;]*;/g, '')
    // Only root may listen on the real ones.
    .replaceAll('listen 80', 'listen 127.0.0.1:8080')
    .replaceAll('listen 443', 'listen 127.0.0.1:8443')
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${folder}/nginx.pid; error_log stderr; events {} http { ${site} }`)
  const { status, said } = run('nginx', ['-t', '-q', '-p', folder, '-c', file])
  expect([status, said.split('\n').filter((line) => /\[(?:emerg|alert|crit|error)\]/.test(line))]).toEqual([0, []])
})

withCaddy('Caddy reads its configuration', () => {
  const { status, said } = run('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'])
  expect([status, said]).toEqual([0, expect.stringContaining('Valid configuration')])
})

withSystemd('systemd reads the units, with this project in their folder', () => {
  const units = path.join(folder, 'units')
  cpSync('deploy/systemd', units, { recursive: true })
  const names = readdirSync(units).filter((name) => name !== 'ilc')
  expect(names.sort()).toEqual(['ilc-backup.service', 'ilc-backup.timer', 'ilc.service'])
  mkdirSync(path.join(folder, 'etc'), { recursive: true })
  for (const name of names) {
    const file = path.join(units, name)
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replaceAll('/srv/ilc/current', process.cwd())
        .replace(/^User=.*/m, 'User=root'),
    )
  }
  const files = names.map((name) => path.join(units, name))
  const { status, said } = run('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...files])
  expect([status, said.split('\n').filter((line) => line.includes('ilc'))]).toEqual([0, []])
})

function givenBy(...args: string[]) {
  const programs = path.join(folder, 'programs')
  mkdirSync(programs, { recursive: true })
  writeFileSync(path.join(programs, 'systemd-run'), '#!/bin/sh\nfor given in "$@"; do echo "$given"; done\n', {
    mode: 0o755,
  })
  const { status, stdout, stderr } = spawnSync(path.resolve('deploy', 'systemd', 'ilc'), args, {
    encoding: 'utf8',
    env: { ...environment, PATH: `${programs}:${environment.PATH}` },
  })
  return { status, lines: stdout.trim().split('\n'), stderr }
}

test('the command for operators runs with the settings of the unit, and as its user', () => {
  const unit = readFileSync('deploy/systemd/ilc.service', 'utf8')
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]
  const { status, lines } = givenBy('staff', 'create', 'a@ilc.example', '--name', 'Hai Ba')
  expect(status).toBe(0)
  expect(lines).toEqual(
    expect.arrayContaining([
      `--uid=${valueOf('User')}`,
      `--property=WorkingDirectory=${valueOf('WorkingDirectory')}`,
      `--property=EnvironmentFile=${valueOf('EnvironmentFile')}`,
      `--property=UMask=${valueOf('UMask')}`,
      '--wait',
      '--pipe',
    ]),
  )
  const variables = lines.filter((line) => line.startsWith('--setenv=')).map((line) => line.slice('--setenv='.length))
  expect(variables.filter((variable) => !unit.includes(variable))).toEqual([])
  expect(variables).toContain('DATA_DIR=/var/lib/ilc')
  const [program = ''] = valueOf('ExecStart')?.split(' ') ?? []
  const from = lines.indexOf(program)
  expect(lines.slice(from + 1)).toEqual(['--run', 'staff', '--', 'create', 'a@ilc.example', '--name', 'Hai Ba'])
  expect(givenBy()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: ilc NAME') })
})

test('the scripts that the command runs need no npm', () => {
  const run = spawnSync(process.execPath, ['--run', 'staff', '--', '--help'], { encoding: 'utf8', env: environment })
  expect(run.stderr + run.stdout).toContain('npm run staff -- list')
})
