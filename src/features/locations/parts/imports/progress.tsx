type Props = { label: string; done: number; total: number }

/** How far something is that takes a while. */
export function ImportProgress({ label, done, total }: Props) {
  const part = total === 0 ? 0 : Math.floor((done / total) * 100)
  return (
    <div className="w-full max-w-xl">
      <p id="import-progress" className="flex justify-between gap-4 text-[0.9375rem]">
        <span>{label}</span>
        <span className="tabular-nums">{part}%</span>
      </p>
      <progress
        aria-labelledby="import-progress"
        value={done}
        max={total}
        className="mt-2 h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-harbour [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-harbour"
      />
    </div>
  )
}
