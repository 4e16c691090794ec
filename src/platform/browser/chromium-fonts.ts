import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const systemFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
]

function holdsFont(folder: string): boolean {
  if (!existsSync(folder)) return false
  return readdirSync(folder, { recursive: true }).some(name => /\.(ttf|otf|ttc|pfb)$/i.test(String(name)))
}

/** Its cache lies in the home folder of whoever runs it: the fonts' own folder may not be his to write to. */
function configuration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
}

/** What a browser needs to draw text where the system has no fonts at all: a configuration that names the given folder. */
export function fontEnvironment(packagedFonts: string): Record<string, string> {
  if (existsSync('/etc/fonts/fonts.conf') && systemFolders.some(holdsFont)) return {}
  const folder = join(packagedFonts, 'configured')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'fonts.conf'), configuration(packagedFonts))
  return { FONTCONFIG_PATH: folder, FONTCONFIG_FILE: join(folder, 'fonts.conf') }
}
