import { SettingsBlock } from '#src/features/settings/parts/settings-block.tsx'
import type { SettingsState } from '#src/features/settings/schema.ts'

const number = 'w-20 py-2.5 pl-3 text-right tabular-nums'

export function JobsBlock({ jobs }: { jobs: SettingsState['jobs'] }) {
  return (
    <SettingsBlock
      id="jobs"
      title="Jobs"
      text="Work that goes on in the background. A failed job was tried again and again before it was given up."
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">Jobs by queue</caption>
        <thead>
          <tr className="border-b border-ink text-sm text-soft">
            <th scope="col" className="py-2 text-left font-normal">
              Queue
            </th>
            <th scope="col" className={`${number} font-normal`}>
              Waiting
            </th>
            <th scope="col" className={`${number} font-normal`}>
              Running
            </th>
            <th scope="col" className={`${number} font-normal`}>
              Failed
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(queue => (
            <tr key={queue.name} className="border-b border-hairline">
              <th scope="row" className="py-2.5 text-left font-normal">
                {queue.name}
              </th>
              <td className={number}>{queue.waiting}</td>
              <td className={number}>{queue.running}</td>
              <td className={`${number} ${queue.failed > 0 ? 'font-semibold text-clay' : ''}`}>{queue.failed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsBlock>
  )
}
