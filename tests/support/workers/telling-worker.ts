import { serveTasks } from '#src/platform/workers/serve-tasks.ts'

// A worker that tells which process it is and how many tasks it has had.
let tasks = 0
serveTasks(async (_task, tell) => {
  tasks += 1
  await tell({ pid: process.pid, tasks })
})
