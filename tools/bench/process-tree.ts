import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
  kilobytes: number
}

/** A process and all its descendants; empty if the machine does not report them. */
function treeOf(root: number): Process[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const processes = (stdout ?? '').split('\n').flatMap((line): Process[] => {
    const [pid, parent, kilobytes] = line.trim().split(/\s+/).map(Number)
    return pid && parent !== undefined && kilobytes !== undefined ? [{ pid, parent, kilobytes }] : []
  })
  const below = (id: number): Process[] =>
    processes.flatMap((one) => [...(one.pid === id ? [one] : []), ...(one.parent === id ? below(one.pid) : [])])
  return [...new Set(below(root))]
}

/** Memory in bytes of a process and all its descendants; undefined if the machine does not report it. */
export function memoryOf(root: number): number | undefined {
  const tree = treeOf(root)
  return tree.length === 0 ? undefined : tree.reduce((sum, { kilobytes }) => sum + kilobytes, 0) * 1024
}

/** Linux counts the time of processes in hundredths of a second. */
const tickMs = 10

/**
 * Milliseconds of the processor that a process and its living descendants have used; undefined if the machine does not
 * report it.
 */
export function cpuOf(root: number): number | undefined {
  try {
    return treeOf(root).reduce((sum, { pid }) => {
      // After the name in parentheses, which may contain spaces: the state is the third field.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
      return sum + (Number(fields[11]) + Number(fields[12])) * tickMs
    }, 0)
  } catch {
    return undefined
  }
}
