type HouseProps = { x: number; number: string; roof: string }

function House({ x, number, roof }: HouseProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={roof} className="fill-band" />
      <path d="M8 104h84v96H8z" className="fill-raised stroke-hairline" strokeWidth={2} />
      <path d="M38 140h26v60H38z" className="fill-band-raised" />
      <circle cx={78} cy={140} r={13} className="fill-lamp-glow" />
      <circle cx={78} cy={140} r={6} className="fill-lamp" />
      <text x={51} y={128} textAnchor="middle" className="fill-ink font-display text-[15px] font-semibold">
        {number}
      </text>
    </g>
  )
}

/** The street of the address that does not exist: every porch is lit, and one lot is empty. */
export function EmptyLotPicture() {
  return (
    <svg
      viewBox="0 0 440 240"
      role="img"
      aria-label="A street of houses with their porch lamps on, and an empty lot at number 404."
      className="w-full"
    >
      <path d="M0 200h440" className="stroke-ink" strokeWidth={2} />
      <House x={4} number="402" roof="M0 106 50 62l50 44z" />
      <House x={112} number="403" roof="M4 106V74h92v32z" />
      <g className="stroke-soft" strokeWidth={2} strokeDasharray="5 6" fill="none">
        <path d="M236 200v-96l-8 2 42-40 42 40-8-2v96" />
      </g>
      <path d="M270 200v-34" className="stroke-ink" strokeWidth={3} />
      <path d="M246 142h48v26h-48z" className="fill-lamp" />
      <text x={270} y={160} textAnchor="middle" className="fill-lamp-ink font-display text-[15px] font-bold">
        404
      </text>
      <House x={332} number="405" roof="M0 106 30 66h42l28 40z" />
      <path d="M20 222h40M120 222h40M220 222h40M320 222h40" className="stroke-hairline" strokeWidth={3} />
    </svg>
  )
}
