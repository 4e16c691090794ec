import type { ReactNode } from 'react'

export type PorchScene = 'door' | 'welcome' | 'letter' | 'mat' | 'key'

/** What is different on the porch from page to page. */
const scenes: Record<PorchScene, ReactNode> = {
  door: null,
  welcome: (
    <>
      <path d="M232 226l-34 28M232 226l34 28" className="stroke-lamp stroke-2" />
      <path d="M184 254h96v40h-96z" className="fill-raised" />
      <path d="M188 258h88v32h-88z" className="fill-none stroke-lamp stroke-2" />
      <text x="232" y="282" textAnchor="middle" className="fill-ink font-display text-[22px] font-semibold">
        Open
      </text>
    </>
  ),
  letter: (
    <>
      <path d="M44 272h56v44H44z" className="fill-raised stroke-ink stroke-2" />
      <path d="M44 274l28 20 28-20" className="fill-none stroke-ink stroke-2" />
      <path d="M34 356v-42a14 14 0 0 1 14-14h48a14 14 0 0 1 14 14v42z" className="fill-band" />
      <path d="M46 318h52" className="stroke-band-raised stroke-4" />
      <path d="M110 336h8v-34h16v12h-14" className="fill-none stroke-lamp stroke-4" />
    </>
  ),
  mat: <path d="M272 469h20a9 9 0 1 1 0 6h-4v6h-5v-6h-11z" className="fill-lamp" />,
  key: (
    <>
      <path d="M282 362h16v32h-16z" className="fill-lamp" />
      <path d="M290 378h30" className="stroke-lamp stroke-[5]" />
      <circle cx="331" cy="378" r="11" className="fill-none stroke-lamp stroke-[5]" />
    </>
  ),
}

/** A porch in the evening with its light on, drawn in the colors of the page. */
export function PorchPicture({ scene }: { scene: PorchScene }) {
  return (
    <svg viewBox="0 0 440 540" aria-hidden="true" className="block w-full rounded-xl bg-sunk">
      <path
        d="M0 60h440M0 100h440M0 140h440M0 180h440M0 220h440M0 260h440M0 300h440M0 340h440M0 380h440M0 420h440"
        className="stroke-hairline stroke-1"
      />
      <path d="M0 0h440v28H0z" className="fill-band" />
      <path d="M0 28h440v8H0z" className="fill-hairline" />
      <circle cx="114" cy="196" r="150" className="fill-lamp/10" />
      <circle cx="114" cy="196" r="92" className="fill-lamp/20" />
      <path d="M150 96h164v374H150z" className="fill-raised" />
      <path d="M162 108h140v362H162z" className="fill-band" />
      <path d="M178 124h108v92H178z" className="fill-lamp" />
      <path d="M232 124v92M178 170h108" className="stroke-band stroke-4" />
      <path
        d="M178 236h46v96h-46zM240 236h46v96h-46zM178 350h46v100h-46zM240 350h46v100h-46z"
        className="fill-band-raised"
      />
      <circle cx="290" cy="342" r="6" className="fill-lamp" />
      <path d="M106 148h16v14h-16z" className="fill-band" />
      <path d="M96 162h36l8 16H88z" className="fill-band" />
      <path d="M92 178h44l-8 42h-28z" className="fill-lamp" />
      <path d="M98 220h32v7H98z" className="fill-band" />
      <path
        d="M356 470c-30-10-36-40-22-62 4 20 10 28 20 34-10-34-2-62 14-80 2 30 8 44 8 76 6-16 14-24 28-30 2 26-10 54-30 62z"
        className="fill-moss dark:fill-[color-mix(in_srgb,var(--moss)_70%,black)]"
      />
      <path d="M334 430h66l-8 40h-50z" className="fill-clay dark:fill-[color-mix(in_srgb,var(--clay)_70%,black)]" />
      <path d="M0 470h440v14H0z" className="fill-band" />
      <path d="M124 484h216v18H124z" className="fill-hairline" />
      <path d="M92 502h280v18H92z" className="fill-hairline" />
      <path d="M92 502h280" className="stroke-sunk stroke-2" />
      <path d="M180 462h104l8 8H172z" className="fill-ink/70" />
      {scenes[scene]}
    </svg>
  )
}
