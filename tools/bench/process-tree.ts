import { spawnSync } from 'node:child_process'

/** Memory in bytes of a process and all its descendants; undefined if the machine does not report it. */
export function memoryOf(root: number): number | undefined {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  if (!stdout) return undefined
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const ofTree = (id: number): number =>
    processes.reduce(
      (sum, [pid, parent, kilobytes = 0]) =>
        sum + (pid === id ? kilobytes : 0) + (parent === id && pid !== undefined ? ofTree(pid) : 0),
      0,
    )
  return ofTree(root) * 1024
}
