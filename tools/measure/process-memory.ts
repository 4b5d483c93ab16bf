import { readdirSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

/** All processes of this machine. @throws Error without /proc, so only on Linux */
export function runningProcesses(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = read(`/proc/${name}/stat`);
      const command = read(`/proc/${name}/cmdline`);
      // The name stands in parentheses and may hold spaces.
      const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return stat === null || command === null
        ? []
        : [{ pid: Number(name), parent, command: command.replaceAll('\0', ' ') }];
    });
}

/** A process with everything that it started. */
export function processTree(root: number, all: readonly RunningProcess[]): RunningProcess[] {
  const own = all.filter(({ pid }) => pid === root);
  const children = all.filter(({ parent }) => parent === root);
  return [...own, ...children.flatMap(({ pid }) => processTree(pid, all))];
}

/** The memory of a process (MB): its proportional set size, in which shared pages count by the number of their users. */
export function memoryMb(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Null if the process has just ended, or if it is another account's. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
