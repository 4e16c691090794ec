import type { ProgramFacts } from './program-facts.ts'

/** A program that lies in the folder of a copy, where its host would run it. */
export type LyingProgram = ProgramFacts & {
  url: string
  /** Of the addresses that it leads on to, those under which the folder has nothing. */
  leads_nowhere: readonly string[]
  /** An `.htaccess` lies beside it or at the root, which may ask for a password or close files. */
  is_guarded: boolean
}

/** The programs of a folder. */
export type ProgramsOfFolder = {
  programs: readonly LyingProgram[]
  /** A host that runs none of them, by the settings that lie beside the pages; null where nothing says so. */
  idle_at: string | null
}
