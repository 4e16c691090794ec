import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

type Process = { pid: number; group: number; words: string }

/** Every living process of this machine; one that ended and was not yet cleared away is not living. */
async function processes(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,pgid=,stat=,args='], { maxBuffer: 2 ** 26 })
  return stdout.split('\n').flatMap(line => {
    const [, pid, group, state = 'Z', words = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return state.startsWith('Z') ? [] : [{ pid: Number(pid), group: Number(group), words }]
  })
}

/** Processes with such words in their command line, for example a folder or a port that only they were given. */
export async function processesNaming(words: string): Promise<Process[]> {
  return (await processes()).filter(each => each.words.includes(words))
}

/** The command line and environment of a process as one text, without a word of it where the process has ended meanwhile. */
export async function environmentOfProcess(pid: number): Promise<string> {
  const run = promisify(execFile)
  // Of a process that is not there `ps` prints its heading alone and ends with 1.
  const { stdout } = await run('ps', ['eww', '-p', String(pid)], { maxBuffer: 2 ** 26 }).catch(
    (failure: { code?: number; stdout?: string }) => {
      if (failure.code === 1) return { stdout: failure.stdout ?? '' }
      throw failure
    },
  )
  return stdout
}

export async function livingInGroup(group: number): Promise<Process[]> {
  return (await processes()).filter(each => each.group === group)
}
