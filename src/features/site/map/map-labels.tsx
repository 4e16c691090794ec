import type { Label } from '#src/features/site/map/drawn-map.ts'

/** The texts of a drawn map, where the drawing placed them. */
export function MapLabels({ labels, className = '' }: { labels: readonly Label[]; className?: string }) {
  return labels.map(({ x, y, anchor, lines, kind }) => (
    <text
      key={lines.join()}
      x={x}
      y={y}
      textAnchor={anchor}
      className={`map-text ${kind === 'here' ? 'map-text-here' : ''} ${className}`}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={line} x={x} dy={index === 0 ? 0 : '1.15em'}>
              {line}
            </tspan>
          ))}
    </text>
  ))
}
