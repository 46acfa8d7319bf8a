import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkInEngine, findEngine } from './image/in-engine'
import { checkInPlainRoot } from './image/in-plain-root'

/**
 * `npx tsx tools/image.ts`: builds the image of deploy/Dockerfile and starts it. Without Docker or Podman, its steps run in plain
 * roots of Debian, which needs root and debootstrap. `--base DIR` takes a root that exists, `--app DIR` a built project.
 */

const { values } = parseArgs({ options: { base: { type: 'string' }, app: { type: 'string' } } })

const hasDebootstrap = spawnSync('which', ['debootstrap']).status === 0
const mayChroot = process.getuid?.() === 0

const engine = findEngine()
if (engine) {
  await checkInEngine(engine)
  console.log(`The image was built and started by ${engine}.`)
} else if (mayChroot && (hasDebootstrap || values.base)) {
  console.log('Not built as an image: no Docker or Podman works on this machine. Its steps run in a plain root.')
  await checkInPlainRoot({ folder: mkdtempSync(path.join(tmpdir(), 'ilc-image-')), ...values })
  console.log('The steps of the image work in a plain root of Debian, and the site starts there.')
} else console.log('Skipped: no Docker or Podman works on this machine, and there is no debootstrap, or no root.')
