import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
  kilobytes: number
  /** Its name as `ps` reports it: npm calls itself `npm start`. */
  name: string
}

/** Every process of the machine, one a line; empty if the machine does not report them. */
const listed = (): string => spawnSync('ps', ['-e', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' }).stdout ?? ''

/** A process and all its descendants. */
function treeOf(root: number, list: string): Process[] {
  const processes = list.split('\n').flatMap((line): Process[] => {
    const [, pid, parent, kilobytes, name = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid ? [{ pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), name }] : []
  })
  const below = (id: number): Process[] =>
    processes.flatMap((one) => [...(one.pid === id ? [one] : []), ...(one.parent === id ? below(one.pid) : [])])
  return [...new Set(below(root))]
}

/** npm and the shell in which it runs a script. They only wait: a site that is started by `node` has neither. */
const isLauncher = ({ name }: Process) => /^(?:npm|sh|dash|bash)\b/.test(name)

/** Resident memory of a server in bytes. */
export interface Memory {
  /** Its own processes. */
  own: number
  /** npm with its shell, where they started it. */
  launcher: number
}

/**
 * Memory of a process and all its descendants in the output of `ps`; undefined if the machine does not report it.
 */
export function memoryOf(root: number, list = listed()): Memory | undefined {
  const tree = treeOf(root, list)
  if (tree.length === 0) return undefined
  const bytesOf = (processes: Process[]) => processes.reduce((sum, { kilobytes }) => sum + kilobytes, 0) * 1024
  return { own: bytesOf(tree.filter((one) => !isLauncher(one))), launcher: bytesOf(tree.filter(isLauncher)) }
}

/** Linux counts the time of processes in hundredths of a second. */
const tickMs = 10

/**
 * Milliseconds of the processor that a process and its living descendants have used; undefined if the machine does not
 * report it.
 */
export function cpuOf(root: number): number | undefined {
  try {
    return treeOf(root, listed()).reduce((sum, { pid }) => {
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
