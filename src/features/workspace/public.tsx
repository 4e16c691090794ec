export { ReadBlock } from '#src/features/workspace/parts/read-block.tsx'
export { screenHead } from '#src/features/workspace/parts/screen-head.ts'
export { Workspace } from '#src/features/workspace/parts/workspace.tsx'
